import { decodeSheet, type Encoding, lostLetters } from './sheet-bytes';

const bytes = (...values: readonly number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian: boolean, mark: readonly number[] = []) =>
  bytes(
    ...mark,
    ...[...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }),
  );

/** A text in a code page of one byte a letter. */
function inCodePage(text: string, encoding: Encoding): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

const GERMAN = 'id,kind,title.de\r\n1,section,Küche\r\n2,product,Crème brûlée – süß';
const RUSSIAN = 'id,kind,title.ru\r\n1,section,Обслуживание в номере\r\n2,product,Ещё хлеб';

it.each([
  ['utf-8', utf8(GERMAN), GERMAN],
  ['utf-8', bytes(0xef, 0xbb, 0xbf, ...utf8(RUSSIAN)), RUSSIAN],
  ['utf-16le', utf16(RUSSIAN, false, [0xff, 0xfe]), RUSSIAN],
  ['utf-16be', utf16(GERMAN, true, [0xfe, 0xff]), GERMAN],
  ['utf-16le', utf16(RUSSIAN, false), RUSSIAN],
  ['utf-16be', utf16(RUSSIAN, true), RUSSIAN],
  ['windows-1252', inCodePage(GERMAN, 'windows-1252'), GERMAN],
  ['windows-1251', inCodePage(RUSSIAN, 'windows-1251'), RUSSIAN],
] as const)('recognises %s', (encoding, file, text) => {
  expect(decodeSheet(file)).toEqual({ ok: true, text, encoding });
});

it.each([
  ['empty', bytes()],
  ['empty', utf8(' \r\n\r\n')],
  ['empty', bytes(0xef, 0xbb, 0xbf)],
  // XLSX and ODS are archives.
  ['workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0, 0)],
  ['workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
  ['letters', utf8('id,kind\r\n1,sec\0tion')],
  ['letters', bytes(...utf8('id,title\r\n1,'), 0x81, 0x8d, 0x90)],
  ['letters', bytes(...utf8('id,kind\r\n'), 0xff, 0, 0, 1)],
] as const)('refuses a file as %s', (reason, file) => {
  expect(decodeSheet(file)).toEqual({ ok: false, problem: { reason, values: {} } });
});

it.each([
  ['??? ????', 'Наш хлеб', true],
  ['??? ???', 'Наш хлеб', false],
  ['??? суп?', 'Наш суп!', false],
  ['Caf?', 'Café', true],
  ['Ready?', 'Ready!', false],
  ['Soup', 'Soup', false],
  ['Sou?', 'Soup', false],
  ['Soups', 'Soup', false],
])('says of %j whether it is %j with letters lost: %p', (saved, original, isLost) => {
  expect(lostLetters(saved, original)).toBe(isLost);
});
