import fc from 'fast-check';
import { createAnswerReader, type PrinterAnswer } from './read-answers';

const bytesOf = (answer: PrinterAnswer): number[] =>
  answer.kind === 'status' ? [answer.byte] : [0x37, 0x22, ...Buffer.from(answer.id, 'latin1'), 0];

const statusAnswer = fc
  .integer({ min: 0, max: 15 })
  .map((n): PrinterAnswer => ({ kind: 'status', byte: 0x12 | ((n & 3) << 2) | ((n & 12) << 3) }));
const printedAnswer = fc
  .array(fc.integer({ min: 32, max: 126 }), { minLength: 4, maxLength: 4 })
  .map((codes): PrinterAnswer => ({ kind: 'printed', id: String.fromCharCode(...codes) }));
const answers = fc.array(fc.oneof(statusAnswer, printedAnswer), { maxLength: 8 });

/** The pieces of some bytes when they are cut at these places. */
const pieces = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const cuts = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end));
};

it('reads the same answers however their bytes are cut into pieces', () => {
  fc.assert(
    fc.property(answers, fc.array(fc.nat(), { maxLength: 6 }), (sent, places) => {
      const read = createAnswerReader();
      const bytes = Buffer.from(sent.flatMap(bytesOf));
      expect(pieces(bytes, places).flatMap(read)).toEqual(sent);
    }),
  );
});

it('leaves out a status of four bytes that a printer sends by itself, and bytes that are no answer', () => {
  const read = createAnswerReader();
  const own = [0x14, 0x00, 0x00, 0x0f];
  expect(read(Buffer.from([0xff, 0x00, ...own, 0x16, 0x37, 0x41, 0x12]))).toEqual([
    { kind: 'status', byte: 0x16 },
    { kind: 'status', byte: 0x12 },
  ]);
});

it('finds the answer behind a process id that breaks off', () => {
  const read = createAnswerReader();
  const broken = [0x37, 0x22, 0x41, 0x42];
  const whole = [0x37, 0x22, 0x43, 0x44, 0x45, 0x46, 0x00];
  expect(read(Buffer.from([...broken, ...whole]))).toContainEqual({ kind: 'printed', id: 'CDEF' });
});

it('never throws, and keeps only the beginning of an answer, whatever a printer sends', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 10 }), (sent) => {
      const read = createAnswerReader();
      for (const piece of sent) read(piece);
      const end = read(
        Buffer.from([0x37, 0x22, 0x41, 0x42, 0x43, 0x44, 0x00, 0x12, 0x12, 0x12, 0x12, 0x12, 0x12, 0x12]),
      );
      expect(end.some(({ kind }) => kind === 'status')).toBe(true);
    }),
  );
});
