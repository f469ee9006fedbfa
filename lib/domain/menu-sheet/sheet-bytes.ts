import type { FileProblem } from './sheet-problem';

/** The encodings that are recognised, as browsers and Node.js name them. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Decoded = { ok: true; text: string; encoding: Encoding } | { ok: false; problem: FileProblem };

const problem = (reason: FileProblem['reason']): Decoded => ({ ok: false, problem: { reason, values: {} } });

/** How the files of workbooks begin: XLSX and ODS are archives, XLS is a compound file. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a file of any of the encodings in which spreadsheets save CSV. Without a mark at the beginning: UTF-16 by its
 * zeros, UTF-8 where it is valid, else a Windows code page. Rule: menu-sheet/MS4.
 */
export function decodeSheet(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return problem('empty');
  if (WORKBOOKS.some((start) => begins(bytes, start))) return problem('workbook');
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Controls are what a code page lacks: the file has letters of another one.
  const isOtherPage = isCodePage(encoding) && /[\u0080-\u009f]/.test(text);
  if (text.includes('\0') || isOtherPage) return problem('letters');
  return text.trim() === '' ? problem('empty') : { ok: true, text, encoding };
}

/** The languages whose every letter a code page has. English has no letters above ASCII. */
const LANGUAGES_OF: Partial<Readonly<Record<Encoding, readonly string[]>>> = {
  'windows-1251': ['en', 'ru', 'ua'],
  'windows-1252': ['en', 'al', 'de', 'es', 'et', 'fr', 'it', 'nl', 'pt', 'sv'],
};

const isCodePage = (encoding: Encoding): boolean => LANGUAGES_OF[encoding] !== undefined;

const LETTER_ABOVE_ASCII = /[^\P{L}A-Za-z]/u;

/**
 * Whether a text has letters of a language that the file's code page does not have: they are those of another code page
 * with the same bytes, such as Arabic that reads as Russian. Rule: menu-sheet/MS4.
 */
export const hasOtherLetters = (text: string, language: string, encoding: Encoding): boolean =>
  isCodePage(encoding) && !LANGUAGES_OF[encoding]?.includes(language) && LETTER_ABOVE_ASCII.test(text);

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be';
  // The first row names the columns in ASCII.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : codePage(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The first letter of both code pages beyond their signs. */
const FIRST_LETTER = 0xc0;

const isLetter = (byte: number | undefined): boolean => byte !== undefined && byte >= FIRST_LETTER;

/** Cyrillic words consist of letters above ASCII; in Western words they are single. */
function codePage(bytes: Uint8Array): Encoding {
  let [letters, joined] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (!isLetter(byte)) continue;
    letters += 1;
    if (isLetter(bytes[index - 1]) || isLetter(bytes[index + 1])) joined += 1;
  }
  return joined * 2 > letters ? 'windows-1251' : 'windows-1252';
}

/**
 * Whether a text is another whose letters were lost when a spreadsheet saved it in a code page that lacks them, which
 * writes a question mark for each. Rule: menu-sheet/MS4.
 */
export function lostLetters(saved: string, original: string): boolean {
  if (saved.length !== original.length || saved === original) return false;
  for (let index = 0; index < saved.length; index += 1) {
    const code = original.charCodeAt(index);
    if (saved.charCodeAt(index) !== code && !(saved[index] === '?' && code > 0x7f)) return false;
  }
  return true;
}
