/** The part of `http_ece` that tests use; it comes without types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    decrypt(message: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; dh: string; authSecret: string }): Buffer;
  };
  export default ece;
}
