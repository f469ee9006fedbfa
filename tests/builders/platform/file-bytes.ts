const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [...part])));

/** The first bytes of files of each kind. */
export const FILE_BYTES = {
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'),
  png: bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'IHDR'),
  gif: bytes('GIF89a', [1, 0, 1, 0]),
  webp: bytes('RIFF', [4, 0, 0, 0], 'WEBPVP8 '),
  heic: bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]),
  pdf: bytes('%PDF-1.7\n'),
  txt: bytes('Grüße aus Zimmer 101\n'),
  /** A Windows program. */
  exe: bytes('MZ', [0x90, 0, 3, 0, 0, 0], 'This program cannot be run in DOS mode'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
} as const;
