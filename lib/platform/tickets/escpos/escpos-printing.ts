import type { PlatformContext } from '../../context';
import { errorCode } from '../../notification-queue/delivery-error';
import { type BackgroundJob, backgroundJob } from '../../notifications/background-job';
import type { HotelKey } from '../../stores/hotels';
import { ESCPOS_TIMES, type EscPosTimes } from './connect-printer';
import { printersToVisit } from './printers-to-visit';
import { type EscPosPrinter, visitPrinter } from './visit-printer';

export type EscPosOptions = {
  /** Default: `ESCPOS_TIMES`. */
  times?: EscPosTimes;
  /** Called for the log when a printer is not there or has not printed, once until it is well again. */
  onFailure?(failure: EscPosFailure): void;
};

/** `error`: a code; 'foreign confirmation': of a ticket that the printer was not sent. */
export type EscPosFailure = { hotel: string; printer: string; error: string };

/**
 * Prints the tickets of ESC/POS printers, and looks at each of them now and then, so that staff see how it is. Every printer has
 * a connection of its own: one that hangs delays no other. Rules: tickets/TK7, tickets/TK13.
 */
export type EscPosPrinting = BackgroundJob & {
  /** Looks for tickets at once. */
  wake(): void;
  /** Visits the printers that are due; resolves when all these visits have ended. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 1_000;
/** After a visit that failed, or found a printer that cannot print. */
const RETRY_MS = 5_000;
/** Between two looks at printers without a ticket: three of them until a printer counts as lost. */
const LOOK_MS = 30_000;

/** What this process remembers of a printer. `retryAt`: ms. */
type Memory = { sent: Map<string, string>; retryAt: number; error: string | null };

/** Creates the job, which prints for all hotels. */
export function createEscPosPrinting(context: PlatformContext, options: EscPosOptions): EscPosPrinting {
  const memories = new Map<string, Memory>();
  const running = new Map<string, Promise<void>>();
  let isEnding = false;
  let lookedAt = 0;
  const now = () => context.now().getTime();
  const onError = (error: unknown) => context.reportError(error, 'printers');

  const visit = async (hotel: HotelKey, printer: EscPosPrinter, memory: Memory) => {
    const fail = (error: string) => options.onFailure?.({ hotel: hotel.code, printer: printer.id, error });
    try {
      const isReady = await visitPrinter({
        ...{ context, hotel, printer, times: options.times ?? ESCPOS_TIMES, sent: memory.sent },
        onForeign: () => fail('foreign confirmation'),
        isEnding: () => isEnding,
      });
      Object.assign(memory, { error: null, retryAt: isReady ? 0 : now() + RETRY_MS });
    } catch (error) {
      const code = errorCode(error);
      if (memory.error !== code) fail(code);
      Object.assign(memory, { error: code, retryAt: now() + RETRY_MS });
    }
  };

  /** Begins the visits that are due, without waiting for the printers. */
  const begin = async () => {
    const from = now();
    const isDue = (key: string) => !running.has(key) && (memories.get(key)?.retryAt ?? 0) <= from;
    const looksAtAll = from - lookedAt >= LOOK_MS;
    if (looksAtAll) lookedAt = from;
    for (const { key, hotel, printer } of await printersToVisit(context, { isDue, looksAtAll })) {
      const memory = memories.get(key) ?? { sent: new Map(), retryAt: 0, error: null };
      memories.set(key, memory);
      const visiting = visit(hotel, printer, memory).finally(() => {
        running.delete(key);
        // A ticket may have come when the visit was about to end.
        job.wake();
      });
      running.set(key, visiting);
    }
  };
  const ended = async () => {
    await Promise.all(running.values());
  };
  const job = backgroundJob({ intervalMs: INTERVAL_MS, run: begin, onError });
  return {
    start: job.start,
    wake: job.wake,
    async stop() {
      isEnding = true;
      await job.stop();
      await ended();
    },
    async runOnce() {
      await begin();
      await ended();
    },
  };
}
