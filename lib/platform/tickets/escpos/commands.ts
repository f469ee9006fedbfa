import { createHash } from 'node:crypto';
import type { PrinterStatus } from '@/lib/domain/tickets/printer';

/** The questions of the real-time status (DLE EOT n) that are asked, by their n. Each is answered with one byte. */
const STATUS_QUESTIONS = { offline: 2, errors: 3, paper: 4 } as const;
type StatusQuestion = keyof typeof STATUS_QUESTIONS;

/** What a printer has answered to each question. */
export type StatusBytes = Readonly<Record<StatusQuestion, number>>;

/** DLE EOT n: answered at once, even by a printer that is offline, or busy with what was sent before. */
export const statusRequest = (question: StatusQuestion): Buffer =>
  Buffer.from([0x10, 0x04, STATUS_QUESTIONS[question]]);

/** Every answer to a real-time status has these bits set, and no other answer has. */
export const isStatusByte = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010;

const COVER_OPEN = 0x04;
const PAPER_END_STOP = 0x20;
const CUTTER_ERROR = 0x08;
const UNRECOVERABLE_ERROR = 0x20;
const RECOVERABLE_ERROR = 0x40;
const PAPER_NEAR_END = 0x0c;
const PAPER_END = 0x60;

/** What a printer says of itself in its real-time status. Rule: tickets/TK13. */
export function readStatus({ offline, errors, paper }: StatusBytes): PrinterStatus {
  const isOut = (paper & PAPER_END) !== 0 || (offline & PAPER_END_STOP) !== 0;
  return {
    paper: isOut ? 'out' : (paper & PAPER_NEAR_END) === 0 ? 'ok' : 'low',
    cover: (offline & COVER_OPEN) === 0 ? 'closed' : 'open',
    error: errorOf(errors),
  };
}

function errorOf(errors: number): string | null {
  if ((errors & CUTTER_ERROR) !== 0) return 'cutter';
  if ((errors & UNRECOVERABLE_ERROR) !== 0) return 'unrecoverable';
  return (errors & RECOVERABLE_ERROR) === 0 ? null : 'overheated';
}

/** Characters that a process id may have: 32 to 126. */
const FIRST_CHARACTER = 32;
const CHARACTERS = 95;
export const PROCESS_ID_LENGTH = 4;

/** The process id under which a ticket is confirmed: four characters, always the same for a ticket. */
export const processIdOf = (ticket: string): string =>
  String.fromCharCode(
    ...[...createHash('sha256').update(ticket).digest().subarray(0, PROCESS_ID_LENGTH)].map(
      (byte) => FIRST_CHARACTER + (byte % CHARACTERS),
    ),
  );

/** GS ( H, function 48: the printer answers with this id once everything before it is printed. */
export const processIdRequest = (id: string): Buffer =>
  Buffer.concat([Buffer.from([0x1d, 0x28, 0x48, 0x06, 0x00, 0x30, 0x30]), Buffer.from(id, 'latin1')]);
