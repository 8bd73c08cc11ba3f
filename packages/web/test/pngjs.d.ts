/** The used part of pngjs, which has no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    readonly data: Buffer;
    static readonly sync: {
      read(file: Buffer): PNG;
      /** @param how colorType 2: red, green and blue without alpha */
      write(picture: PNG, how?: { readonly colorType?: 2; readonly deflateLevel?: number }): Buffer;
    };
  }
}
