import { join } from 'node:path';
import { v4 } from 'uuid';
import { createPlatform, type Platform } from '@/lib/platform/app';
import { openDatabase } from '@/lib/platform/database/database';
import type { EscPosTimes } from '@/lib/platform/tickets/escpos/connect-printer';
import { DESK_TOKEN, EMOJI_DIR, type TestPlatform } from '../platform/embedded-platform';
import { TEST_DATABASE_TIMES } from '../platform/stores';
import { drawReadable } from './readable-ticket';

/** Where a process can be killed from within: whenever it reads the clock, also in a transaction, and while it draws a ticket. */
type InnerMoment = 'clock' | 'draw';

/**
 * A process of the product at a store, which can be killed in the middle of everything: what it has begun then goes no further, and an open
 * transaction is rolled back.
 */
export type MortalProcess = {
  platform: Platform;
  isDead(): boolean;
  kill(): void;
  /** Resolves when it is killed. */
  killed: Promise<void>;
  /** Ends it in good order. */
  close(): Promise<void>;
};

type Options = {
  now(): Date;
  times: EscPosTimes;
  /** Asked at each moment: true kills the process. */
  dies(moment: InnerMoment): boolean;
};

/** Starts a process at the store of a test's platform, whose hotels it serves. */
export function mortalProcess(
  { store, files, unexpectedErrors }: Pick<TestPlatform, 'store' | 'files' | 'unexpectedErrors'>,
  { now, times, dies }: Options,
): MortalProcess {
  let isDead = false;
  let end = (): void => undefined;
  const killed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const reportError = (error: unknown) => {
    if (!isDead) unexpectedErrors.push(error);
  };
  const database = openDatabase(store.url, reportError, TEST_DATABASE_TIMES);
  const kill = () => {
    if (isDead) return;
    isDead = true;
    if (database.kind === 'sqlite') database.closeNow();
    else void database.close().catch(() => undefined);
    end();
  };
  const dieAt = (moment: InnerMoment) => {
    if (!isDead && dies(moment)) kill();
    return isDead;
  };
  const platform = createPlatform({
    // Its own events are enough: no other process serves at the same time.
    database: { ...database, listen: null },
    now: () => {
      if (dieAt('clock')) throw new Error('the process is dead');
      return now();
    },
    uuid: v4,
    hotelsDir: files.dir,
    emojiDir: EMOJI_DIR,
    filesDir: join(files.dir, '.files'),
    scripts: false,
    deskToken: DESK_TOKEN,
    drawTicket: (...ticket) => (dieAt('draw') ? new Promise<never>(() => undefined) : drawReadable(...ticket)),
    escPos: { times },
    reportError,
  });
  const close = async () => {
    if (!isDead) await platform.close();
  };
  return { platform, isDead: () => isDead, kill, killed, close };
}
