/** Texts to and from the person's own files and clipboard. */

/** A text and the name of its file. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Hands a text to the person as a file: the browser saves it. */
export function saveFile({ name, text }: TextFile): void {
  saveBlob(new Blob([text], { type: 'application/octet-stream' }), name);
}

/** Hands a file to the person: the browser saves it. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies a text. Returns whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
