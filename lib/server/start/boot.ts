import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { printable } from '@/lib/domain/security/printable';
import { takeSnapshot } from '@/lib/platform/import/folder-snapshot';
import type { ImportResult } from '@/lib/platform/import/import-hotels';
import { describeProblem } from '@/lib/platform/import/problem';
import { type OpenedPlatform, openPlatform } from '@/lib/platform/open-platform';
import type { IdentityProvider } from '@/lib/platform/staff/sign-in/identity-provider';
import { type OpenIdFailure, openIdProvider } from '@/lib/platform/staff/sign-in/openid-provider';
import { createTranslator, type TranslationFailure } from '@/lib/platform/translation/create-translator';
import type { Translator } from '@/lib/platform/translation/translator';
import { deskMessages } from '@/lib/words/desk-messages';
import { createStorageSender } from '../files/send-storage';
import { log } from '../log/log';
import { startPageCache } from '../page-cache/start-page-cache';
import { hostRules } from '../pages/host-rules';
import { builtInMessages } from '../pages/messages';
import { openVariationsFile } from '../pages/variations';
import { remember } from '../remember';
import { parseTrustedProxies } from '../request/client-address';
import { openBrandsFile } from '../settings/brands';
import { makeDataDir } from '../settings/data-dir';
import { deskToken } from '../settings/desk-token';
import { applySettings, readSettings, type Settings } from '../settings/env';
import { readNotificationTargets } from '../settings/notification-targets';
import { type PaymentAccounts, readPaymentAccounts } from '../settings/payment-accounts';
import { addTenantHostsFile } from '../settings/tenant-hosts-file';
import { vapidKeys } from '../settings/vapid-keys';
import { drawTicket } from '../tickets/draw-ticket';
import { forgetHotel } from '../upstream/cached-api';
import { setPlatform } from '../upstream/platform-handle';
import { setAppHandler } from './app-handle';
import { buildTime } from './build-time';
import { drainTime, STOP_SIGNALS, type StopSignal } from './graceful-stop';
import { createAppHandler } from './handle-request';
import { importAtStart } from './import-at-start';
import { setPhase } from './readiness';
import { reloadHotels } from './reload-hotels';
import {
  hotelLines,
  MAX_HOTEL_LINES,
  noHotelsLine,
  problemLines,
  roomLines,
  terminalText,
  unknownHotelLines,
  withdrawnLines,
} from './start-lines';
import { startMetrics } from './start-metrics';
import { keyLines, paymentLines, paymentServices } from './start-payments';
import { startProblem } from './start-problem';

/**
 * Requests wait this long for the import. A longer import continues while the server already responds, so that health
 * probes see its progress.
 */
const MAX_IMPORT_WAIT_MS = 5_000;

const CLOCK_JUMP =
  'the clock is far ahead of the last time known to be right, so nothing personal is ended: set the clock, or confirm it by npm run hotel -- trust-clock';

const print = (lines: readonly string[]) => {
  if (lines.length > 0) process.stdout.write(terminalText(lines));
};

async function openEmbedded(config: Settings): Promise<void> {
  makeDataDir(config.dataDir);
  const notificationTargets = readNotificationTargets(config.notifications);
  const accounts = readPaymentAccounts(config.payments);
  const { apiUrl } = config.payments;
  const opened = await openPlatform({
    databaseUrl: config.databaseUrl,
    hotelsDir: config.hotelsDir,
    emojiDir: join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@lobehub/fluent-emoji-3d/assets'),
    filesDir: join(/* turbopackIgnore: true */ config.dataDir, 'files'),
    picturesDir: join(/* turbopackIgnore: true */ config.dataDir, 'pictures'),
    uploads: config.uploads,
    scripts: config.hotelScripts,
    deskToken: deskToken(config),
    autopilot: { hotels: config.autopilot },
    notificationTargets,
    notifier: {
      mailWords: deskMessages,
      onFailure: (failure) => log().warn(failure, 'a notification did not arrive'),
    },
    push: {
      keys: vapidKeys(config.push, config.dataDir),
      subject: config.push.subject,
      hosts: config.push.hosts,
      words: builtInMessages,
      deskWords: deskMessages,
    },
    translator: translatorOf(config),
    identityProvider: identityProviderOf(config),
    escPos: { onFailure: (failure) => log().warn(failure, 'a printer did not print') },
    paymentServices: await paymentServices({ accounts, apiUrl, port: config.port }),
    maxDraftsPerRoom: config.rateLimits?.draftsPerRoom ?? null,
    retentionDays: config.retentionDays,
    builtAt: buildTime(),
    now: () => new Date(),
    uuid: () => randomUUID(),
    // The consent text beside the checkbox for hotels that have no text of their own.
    standardText: (type, language) => (type === 'order_privacy' ? builtInMessages(language).personal_data_consent : ''),
    kitchenWords: builtInMessages,
    drawTicket,
    reportError: (error, where) => log().error({ err: error, where }, 'unexpected error in the platform'),
  });
  setPlatform(opened.platform);
  opened.platform.onContentChange(forgetHotel);
  stopGracefully(opened.platform);
  // Taken before the import, so that a file that changes during it is imported afterwards.
  const since = await takeSnapshot(config.hotelsDir);
  const imported = importAtStart(opened.importHotels, (line) => print([line])).then((result) => {
    reloadHotels(opened, { hotelsDir: config.hotelsDir, since });
    return startServing(opened.platform, result, { ...config, notifiedHotels: notificationTargets.hotels, accounts });
  });
  imported.catch((error: unknown) => fail(error, config));
  await Promise.race([imported, new Promise((resolve) => setTimeout(resolve, MAX_IMPORT_WAIT_MS).unref())]);
}

const translatorOf = ({ translation: service }: Settings): Translator | null => {
  if (service === null) return null;
  const onFailure = (failure: TranslationFailure) => log().warn(failure, 'a text was not translated');
  return createTranslator({ service, now: () => new Date(), onFailure });
};

const identityProviderOf = ({ oidc }: Settings): IdentityProvider | null => {
  const onFailure = (failure: OpenIdFailure) => log().warn(failure, 'the identity provider of staff failed');
  return oidc === null ? null : openIdProvider(oidc, { now: () => new Date(), onFailure });
};

type Opened = OpenedPlatform['platform'];

/** `notifiedHotels`: those that ORDER_NOTIFICATIONS_FILE names. */
type NamedHotels = Settings & { notifiedHotels: readonly string[]; accounts: PaymentAccounts };

async function startServing(platform: Opened, imported: ImportResult, config: NamedHotels): Promise<void> {
  platform.autopilot.start();
  platform.orderDeadlines.start();
  platform.saleResumer.start();
  platform.menuPublisher.start();
  platform.notifier.start();
  platform.moneyMover.start();
  platform.paymentChecks.start();
  platform.ticketWatch.start();
  platform.escPosPrinting.start();
  platform.retention.start((round) => {
    if ('clockJump' in round) log().error(round.clockJump, CLOCK_JUMP);
    else log().info(round, 'ended what was personal for longer than RETENTION_DAYS');
  });
  print(problemLines(imported.failed));
  print(imported.notes.map(describeProblem));
  print(withdrawnLines(imported.withdrawn));
  print(await unknownHotelWarnings(platform, config));
  const first = await platform.listHotels({ offset: 0, limit: MAX_HOTEL_LINES });
  const total = await platform.countHotels();
  const served = hotelLines(first, { rules: hostRules(), port: config.port, total });
  print(total === 0 ? [noHotelsLine(config.hotelsDir)] : served);
  // Only of hotels whose staff are simulated: the log of a real one must not hold what proves a room.
  const printed = await Promise.all(config.autopilot.map((code) => platform.firstPrintedRoom(code)));
  print(
    roomLines(
      printed.filter((room) => room !== null),
      { rules: hostRules(), port: config.port },
    ),
  );
  print(paymentLines(config.accounts));
  // Not awaited: the server starts also while Stripe does not answer.
  keyLines({ accounts: config.accounts, apiUrl: config.payments.apiUrl }).then(print, (error: unknown) =>
    log().error({ err: error }, 'the keys of payments could not be tried'),
  );
}

async function unknownHotelWarnings(
  platform: Opened,
  { autopilot, notifiedHotels, accounts }: NamedHotels,
): Promise<readonly string[]> {
  const { hosts, fallback } = hostRules();
  const named = [
    ...[...hosts].map(([host, code]) => ({ setting: 'TENANT_HOSTS', value: host, code })),
    ...(fallback === null ? [] : [{ setting: 'DEFAULT_TENANT', value: fallback, code: fallback }]),
    ...autopilot.map((code) => ({ setting: 'AUTOPILOT', value: code, code })),
    ...notifiedHotels.map((code) => ({ setting: 'ORDER_NOTIFICATIONS_FILE', value: 'an entry', code })),
    ...accounts.hotels.map((code) => ({ setting: 'PAYMENTS_FILE', value: 'an entry', code })),
  ];
  const found = await Promise.all(
    named.map(async ({ code }) => ((await platform.codeOfHotel(code)) === code ? [] : [code])),
  );
  return unknownHotelLines(named, new Set(found.flat()));
}

/**
 * Ends open streams when the server closes, because Next would wait for them for ever before it stops. Not before: their
 * guests come back at once, and would meet this process again. The store stays open until the process exits, so that
 * pending orders still get their response.
 */
function stopGracefully(platform: Opened): void {
  drainAtSignal((signal) => setTimeout(platform.live.close, drainTime(signal)).unref());
  process.once('exit', () => platform.closeStoreNow());
}

/** Tells load balancers at the stop signal to send no more guests. Rule: operations/OP10. */
function drainAtSignal(andThen: (signal: StopSignal) => void = () => undefined): void {
  for (const signal of STOP_SIGNALS)
    process.once(signal, () => {
      setPhase({ kind: 'draining' });
      andThen(signal);
    });
}

async function start(config: Settings): Promise<void> {
  applySettings(config);
  addTenantHostsFile(config.tenantHostsFile);
  openVariationsFile(config.variationsFile);
  openBrandsFile(config.brandsFile, [...hostRules().brands.values()]);
  if (config.metricsPort !== null) await startMetrics(config.metricsPort);
  const trustedProxies = parseTrustedProxies(config.trustProxy);
  await openSource(config);
  const createPages = config.pageCache ? startPageCache() : null;
  setAppHandler(createAppHandler({ trustedProxies, createPages, sendFile: createStorageSender() }));
}

/** The platform that serves: embedded or upstream. */
async function openSource(config: Settings): Promise<void> {
  if (config.upstream === null) return openEmbedded(config);
  drainAtSignal();
  setPhase({ kind: 'serving' });
  print([`Serving hotels of ${config.upstream}`]);
}

/**
 * Prepares everything before the first request: settings, store, hotels, autopilot. Exits the process on an error,
 * because Next would otherwise stay alive and respond to every request with an error. Rule: operations/OP2.
 */
export const boot = (): Promise<void> =>
  remember('boot', async () => {
    let config: Settings | null = null;
    try {
      config = readSettings(process.env);
      await start(config);
    } catch (error) {
      fail(error, config);
    }
  });

function fail(error: unknown, config: Settings | null): never {
  // Written to stderr directly: the log itself may depend on the invalid settings.
  process.stderr.write(`The server cannot start.\n${printable(startProblem(error, config))}\n`);
  process.exit(1);
}
