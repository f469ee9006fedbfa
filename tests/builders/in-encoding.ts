/** A text in an encoding that spreadsheets save: a letter that a code page lacks becomes a question mark. */
export function inEncoding(text: string, encoding: 'utf-8' | 'utf-16le' | 'windows-1251' | 'windows-1252'): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = new Map(Array.from(letters, (letter, byte) => [letter, byte]));
  // By units of UTF-16, as Windows does.
  return Uint8Array.from(text.replace('\ufeff', '').split(''), (letter) => bytes.get(letter) ?? '?'.charCodeAt(0));
}
