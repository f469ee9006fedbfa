import { createConnection, type Socket } from 'node:net';
import type { PrinterStatus } from '@/lib/domain/tickets/printer';
import { DeliveryError } from '../../notification-queue/delivery-error';
import { readStatus, statusRequest } from './commands';
import { createAnswerReader, type PrinterAnswer } from './read-answers';

/** Milliseconds: until the printer accepts a connection, answers a question, and has printed a ticket. */
export type EscPosTimes = { connect: number; answer: number; print: number };

/** `print` is long enough for two metres of paper, and shorter than a ticket's lease (`LEASE_SECONDS`). */
export const ESCPOS_TIMES: EscPosTimes = { connect: 3_000, answer: 2_000, print: 20_000 };

/** A connection to an ESC/POS printer. Its methods are called one after the other, and reject with a code. */
export type PrinterConnection = {
  readStatus(): Promise<PrinterStatus>;
  /** Sends a ticket. Resolves once the printer has answered with its process id. */
  print(bytes: Buffer, processId: string): Promise<void>;
  isOpen(): boolean;
  close(): void;
};

type Options = {
  times: EscPosTimes;
  /** Called with each process id that nothing waits for: of a ticket that was sent before. */
  onLate(processId: string): void;
};

type Wait = { accepts(answer: PrinterAnswer): boolean; end(result: PrinterAnswer | Error): void };

/** Connects to a printer. Rejects when it is not there in time. */
export async function connectPrinter(
  { host, port }: { host: string; port: number },
  { times, onLate }: Options,
): Promise<PrinterConnection> {
  const socket = createConnection({ host, port, noDelay: true });
  const answers = answersOf(socket, onLate);
  try {
    await opened(socket, times.connect);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const ask = async (question: 'offline' | 'errors' | 'paper') => {
    const asked = answers.next(({ kind }) => kind === 'status', times.answer);
    socket.write(statusRequest(question));
    const answer = await asked;
    return answer.kind === 'status' ? answer.byte : 0;
  };
  return {
    readStatus: async () =>
      readStatus({ offline: await ask('offline'), errors: await ask('errors'), paper: await ask('paper') }),
    async print(bytes, processId) {
      const printed = answers.next((answer) => answer.kind === 'printed' && answer.id === processId, times.print);
      socket.write(bytes);
      await printed;
    },
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => void socket.destroy(),
  };
}

function opened(socket: Socket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeliveryError('timeout')), timeoutMs);
    socket.once('close', () => clearTimeout(timer));
    socket.once('error', reject);
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The answers that arrive on a socket, for the one that waits for the next. */
function answersOf(socket: Socket, onLate: Options['onLate']) {
  let wait: Wait | null = null;
  let problem: Error | null = null;
  const read = createAnswerReader();
  socket.on('data', (piece) => {
    for (const answer of read(piece)) {
      if (wait?.accepts(answer)) wait.end(answer);
      else if (answer.kind === 'printed') onLate(answer.id);
    }
  });
  socket.on('error', (error) => {
    problem = error;
  });
  socket.on('close', () => {
    problem ??= new DeliveryError('connection lost');
    wait?.end(problem);
  });
  const next = (accepts: Wait['accepts'], timeoutMs: number) =>
    new Promise<PrinterAnswer>((resolve, reject) => {
      if (problem !== null) return reject(problem);
      const timer = setTimeout(() => wait?.end(new DeliveryError('timeout')), timeoutMs);
      const end = (result: PrinterAnswer | Error) => {
        clearTimeout(timer);
        wait = null;
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      wait = { accepts, end };
    });
  return { next };
}
