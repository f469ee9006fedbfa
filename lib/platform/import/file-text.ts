import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { placeIn } from './place-in-text';
import { type Problem, problemOf, unreadable } from './problem';

type ReadText = { ok: true; text: string } | { ok: false; problem: Problem };

const AS_UTF8 = 'save it as UTF-8, without a byte order mark';

/** The marks with which files of some editors begin. */
const MARKS: readonly { bytes: readonly number[]; reason: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], reason: 'begins with a byte order mark (BOM), which JSON does not allow' },
  { bytes: [0xff, 0xfe], reason: 'is UTF-16 and not UTF-8' },
  { bytes: [0xfe, 0xff], reason: 'is UTF-16 and not UTF-8' },
];

/** What the decoder writes for bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

/** Reads a text file of a hotel, or says what its bytes are instead of UTF-8. */
export function readText(file: string): ReadText {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, problem: unreadable(file, error) };
  }
  const fail = (reason: string, hint: string, at = { line: 1, column: 1 }): ReadText => ({
    ok: false,
    problem: { ...problemOf(file, reason), ...at, hint },
  });
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return fail(mark.reason, AS_UTF8);
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes))
    return fail('is not UTF-8 but probably Windows-1252', AS_UTF8, placeIn(text, text.indexOf(REPLACEMENT)));
  if (text.trim() === '') return fail('is empty', 'write its content, or delete it');
  return { ok: true, text };
}
