import { isStatusByte, PROCESS_ID_LENGTH } from './commands';

/** 'status': to a real-time question. 'printed': everything up to the process id is printed. */
export type PrinterAnswer = { kind: 'status'; byte: number } | { kind: 'printed'; id: string };

/** A process id comes between these. */
const PROCESS_ID_HEADER = 0x37;
const PROCESS_ID_MARK = 0x22;
const PROCESS_ID_END = 0x00;
const PROCESS_ID_BYTES = PROCESS_ID_LENGTH + 3;

/** Of a status that a printer sends by itself, if somebody has told it to: four bytes that begin like this. */
const isAutomaticStatus = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0000;
const AUTOMATIC_STATUS_BYTES = 4;

/**
 * Reads the answers of a printer, whose bytes arrive in pieces of any size. What is no answer is left out, a byte at a time.
 */
export function createAnswerReader(): (piece: Uint8Array) => PrinterAnswer[] {
  let rest: Buffer = Buffer.alloc(0);
  return (piece) => {
    const bytes = Buffer.concat([rest, piece]);
    const answers: PrinterAnswer[] = [];
    let at = 0;
    while (at < bytes.length) {
      const read = readAnswer(bytes.subarray(at));
      if (read === null) break;
      if (read.answer !== null) answers.push(read.answer);
      at += read.length;
    }
    rest = bytes.subarray(at);
    return answers;
  };
}

/** The answer at the beginning of these bytes; null: its end has not arrived. */
function readAnswer(bytes: Buffer): { answer: PrinterAnswer | null; length: number } | null {
  const [first = 0, second] = bytes;
  if (first === PROCESS_ID_HEADER) {
    if (second !== undefined && second !== PROCESS_ID_MARK) return { answer: null, length: 1 };
    if (bytes.length < PROCESS_ID_BYTES) return null;
    if (bytes[PROCESS_ID_BYTES - 1] !== PROCESS_ID_END) return { answer: null, length: 1 };
    const id = bytes.toString('latin1', 2, 2 + PROCESS_ID_LENGTH);
    return { answer: { kind: 'printed', id }, length: PROCESS_ID_BYTES };
  }
  if (isStatusByte(first)) return { answer: { kind: 'status', byte: first }, length: 1 };
  if (!isAutomaticStatus(first)) return { answer: null, length: 1 };
  return bytes.length < AUTOMATIC_STATUS_BYTES ? null : { answer: null, length: AUTOMATIC_STATUS_BYTES };
}
