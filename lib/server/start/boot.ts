import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { printable } from '@/lib/domain/security/printable';
import type { ImportResult } from '@/lib/platform/import/import-hotels';
import { describeProblem } from '@/lib/platform/import/problem';
import { type OpenedPlatform, openPlatform } from '@/lib/platform/start-platform';
import { parseTrustedProxies } from '../limits/client-address';
import { log } from '../log/log';
import { trackRequests } from '../pages/current-request';
import { hostRules } from '../pages/host-rules';
import { builtIn } from '../pages/messages';
import { makeDataDir } from '../settings/data-dir';
import { deskToken } from '../settings/desk-token';
import { applySettings, readSettings, type Settings } from '../settings/env';
import { openVariationsFile } from '../settings/variations';
import { setPlatform } from '../upstream/platform-handle';
import { importAtStart } from './import-at-start';
import { setPhase } from './readiness';
import {
  hotelLines,
  MOST_HOTEL_LINES,
  problemLines,
  terminalText,
  unknownHotelLines,
  withdrawnLines,
} from './start-lines';
import { startProblem } from './start-problem';

/** So long the first requests wait for the import; a longer one goes on while the server answers, for probes to see. */
const SERVE_AFTER_MS = 5_000;

const shared = globalThis as { hotelBoot?: Promise<void> };

const print = (lines: readonly string[]) => {
  if (lines.length > 0) process.stdout.write(terminalText(lines));
};

async function openEmbedded(made: Settings): Promise<void> {
  makeDataDir(made.dataDir);
  const opened = await openPlatform({
    databaseUrl: made.databaseUrl,
    hotelsDir: made.hotelsDir,
    emojiDir: join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@lobehub/fluent-emoji-3d/assets'),
    filesDir: join(/* turbopackIgnore: true */ made.dataDir, 'files'),
    uploads: made.uploads,
    scripts: made.hotelScripts,
    deskToken: deskToken(made),
    autopilot: { hotels: made.autopilot },
    maxDraftsPerRoom: made.rateLimits?.draftsPerRoom ?? null,
    retentionDays: made.retentionDays,
    now: () => new Date(),
    uuid: () => randomUUID(),
    // What a guest reads beside the box where the hotel has no text of its own.
    standardText: (type, language) => (type === 'order_privacy' ? builtIn(language).personal_data_consent : ''),
    reportError: (error, where) => log().error({ err: error, where }, 'an accident in the platform'),
  });
  setPlatform(opened.platform);
  stopInOrder(opened.platform);
  const imported = importAtStart(opened.importHotels, (line) => print([line])).then((result) =>
    tellWhatIsServed(opened.platform, result, made),
  );
  imported.catch((error: unknown) => fail(error, made));
  await Promise.race([imported, new Promise((waited) => setTimeout(waited, SERVE_AFTER_MS).unref())]);
}

type Opened = OpenedPlatform['platform'];

async function tellWhatIsServed(platform: Opened, imported: ImportResult, made: Settings): Promise<void> {
  platform.autopilot.start();
  platform.retention.start((figures) => log().info(figures, 'ended what was personal for longer than RETENTION_DAYS'));
  print(problemLines(imported.failed));
  print(imported.notes.map(describeProblem));
  print(withdrawnLines(imported.withdrawn));
  print(await linesOfUnknownHotels(platform, made));
  const first = await platform.listHotels({ offset: 0, limit: MOST_HOTEL_LINES });
  print(hotelLines(first, { gate: hostRules(), port: made.port, total: await platform.countHotels() }));
}

async function linesOfUnknownHotels(platform: Opened, { autopilot }: Settings): Promise<readonly string[]> {
  const { hosts, fallback } = hostRules();
  const named = [
    ...[...hosts].map(([host, code]) => ({ setting: 'TENANT_HOSTS', says: host, code })),
    ...(fallback === null ? [] : [{ setting: 'DEFAULT_TENANT', says: fallback, code: fallback }]),
    ...autopilot.map((code) => ({ setting: 'AUTOPILOT', says: code, code })),
  ];
  const found = await Promise.all(
    named.map(async ({ code }) => ((await platform.codeOfHotel(code)) === code ? [] : [code])),
  );
  return unknownHotelLines(named, new Set(found.flat()));
}

/**
 * Next waits for open streams for ever when it is told to stop, so they are ended at once. The store stays open until the
 * process ends: orders under way are still answered.
 */
function stopInOrder(platform: Opened): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setPhase({ kind: 'draining' });
      platform.live.close();
    });
  process.once('exit', () => platform.closeStoreNow());
}

async function start(made: Settings): Promise<void> {
  applySettings(made);
  openVariationsFile(made.variationsFile);
  trackRequests(parseTrustedProxies(made.trustProxy));
  if (made.upstream === null) return openEmbedded(made);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setPhase({ kind: 'draining' }));
  setPhase({ kind: 'serving' });
  print([`Serving hotels of ${made.upstream}`]);
}

/**
 * Everything that has to be there before the first request: settings, store, hotels, autopilot. Ends the process when
 * it fails: Next would stay alive and answer every request with an error. Rule: operations/OP2.
 */
export function boot(): Promise<void> {
  shared.hotelBoot ??= (async () => {
    let made: Settings | null = null;
    try {
      made = readSettings(process.env);
      await start(made);
    } catch (error) {
      fail(error, made);
    }
  })();
  return shared.hotelBoot;
}

function fail(error: unknown, made: Settings | null): never {
  // The log may itself depend on settings that make no sense, so this is said plainly.
  process.stderr.write(`The server cannot start.\n${printable(startProblem(error, made))}\n`);
  process.exit(1);
}
