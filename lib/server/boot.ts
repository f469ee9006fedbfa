import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MissingHotelsError } from '@/lib/platform/import/missing-hotels-error';
import { describeProblem } from '@/lib/platform/import/problem';
import { startPlatform } from '@/lib/platform/start-platform';
import { watchRequests } from './current-request';
import { deskToken } from './desk-token';
import { applySettings, readSettings, type Settings, SettingsError } from './env';
import { gate } from './gate';
import { peersOf } from './guest-address';
import { log } from './log';
import { platform, setPlatform } from './platform-handle';
import { hotelLines, problemLines, withdrawnLines } from './start-lines';
import { openVariationsFile } from './variations';
import { builtIn } from './words';

/** A start that hangs (a folder that cannot be made, a lock that nobody lets go) has to end. */
const LONGEST_START_MS = 60_000;

const shared = globalThis as { hotelBoot?: Promise<void> };

const print = (lines: readonly string[]) => {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
};

async function openPlatform(made: Settings): Promise<void> {
  const { platform: opened, imported } = await startPlatform({
    databaseUrl: made.databaseUrl,
    hotelsDir: made.hotelsDir,
    emojiDir: join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@lobehub/fluent-emoji-3d/assets'),
    filesDir: join(/* turbopackIgnore: true */ made.dataDir, 'files'),
    scripts: made.hotelScripts,
    deskToken: deskToken(made),
    autopilot: { hotels: made.autopilot },
    now: () => new Date(),
    uuid: () => randomUUID(),
    // What a guest reads beside the box where the hotel has no text of its own.
    standardText: (type, language) => (type === 'order_privacy' ? builtIn(language).personal_data_consent : ''),
    report: (error, where) => log().error({ err: error, where }, 'an accident in the platform'),
  });
  setPlatform(opened);
  opened.autopilot.start();
  print(problemLines(imported.failed));
  print(imported.notes.map(describeProblem));
  print(withdrawnLines(imported.withdrawn));
  print(hotelLines(await opened.hotels(), gate(), made.port));
}

/**
 * Next waits for open streams for ever when it is told to stop, so they are ended here (PROVED 5). The store stays
 * open: orders under way are still answered, and every one that was answered is on the disk already.
 */
function closeStreamsWhenStopping(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => platform().live.close());
}

async function start(): Promise<void> {
  const made = readSettings(process.env);
  applySettings(made);
  openVariationsFile(made.variationsFile);
  watchRequests(peersOf(made.trustProxy));
  if (made.upstream !== null) return print([`Serving hotels of ${made.upstream}`]);
  await openPlatform(made);
  closeStreamsWhenStopping();
}

/**
 * Everything that has to be there before the first request: settings, store, hotels, autopilot. Ends the process when
 * it fails: Next would stay alive and answer every request with an error (PROVED 4).
 */
export function boot(): Promise<void> {
  shared.hotelBoot ??= (async () => {
    const overdue = setTimeout(() => fail(new Error('the start took too long')), LONGEST_START_MS);
    try {
      await start();
    } catch (error) {
      fail(error);
    } finally {
      clearTimeout(overdue);
    }
  })();
  return shared.hotelBoot;
}

function fail(error: unknown): never {
  // The log may itself depend on settings that make no sense, so this is said plainly.
  const said =
    error instanceof SettingsError || error instanceof MissingHotelsError
      ? error.message
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`The server cannot start.\n${said}\n`);
  process.exit(1);
}
