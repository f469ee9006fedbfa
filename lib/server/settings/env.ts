import 'server-only';
import { z } from 'zod';
import { realtimeDatabase } from '@/lib/domain/live/realtime-database';
import { imageHosts, isImageHost } from '@/lib/domain/security/image-hosts';
import { hostRulesFrom } from '@/lib/domain/tenancy/host';
import { email } from '@/lib/domain/variations/variation-readers';
import { forget, remember } from '../remember';
import {
  address,
  hotelCode,
  hotelCodes,
  isOrigin,
  onOff,
  peers,
  setting,
  tenantHostList,
  wholeNumber,
} from './env-fields';
import { limitVariables, type RateLimits, rateLimitsOf, type UploadBounds, uploadBoundsOf } from './limit-settings';
import { misspeltSettings } from './misspelt-settings';
import { type NotificationSettings, notificationSettingsOf, notificationVariables } from './notification-variables';
import { incompleteOidc, type OidcSettings, oidcSettingsOf, oidcVariables } from './oidc-variables';
import { type PaymentSettings, paymentSettingsOf, paymentVariables } from './payment-variables';
import { type PushVariables, pushVariables, pushVariablesOf } from './push-variables';
import { type TranslationSettings, translationSettingsOf, translationVariables } from './translation-variables';

/**
 * The operator's settings, read once when the server starts and never built into the app. `.env.example` explains every
 * name. Rule: operations/OP1.
 */
export type Settings = {
  /** Origin of an upstream platform; null: the embedded platform serves. */
  upstream: string | null;
  databaseUrl: string;
  dataDir: string;
  hotelsDir: string;
  /** Hotels whose staff the autopilot simulates. */
  autopilot: readonly string[];
  /** The operator's key; null: the server generates one and stores it in the data folder. */
  deskToken: string | null;
  /** Peers whose X-Forwarded-For is trusted: addresses, networks (10.0.0.0/8) or `loopback`. */
  trustProxy: readonly string[];
  rateLimits: RateLimits;
  uploads: UploadBounds;
  /** Where hotels are notified of their orders. */
  notifications: NotificationSettings;
  /** How guests' phones are notified. */
  push: PushVariables;
  /** Who takes the money of guests who pay online. */
  payments: PaymentSettings;
  /** Where staff can sign in with an account of the operator's; null: nowhere. */
  oidc: OidcSettings;
  /** The service that translates for staff; null: none. */
  translation: TranslationSettings;
  /** Milliseconds. `connect`: until a connection to the upstream exists; `response`: until its response is complete. */
  upstreamTimes: { connect: number; response: number };
  /** The token for an upstream's cancel call (security/SC9); null: none. */
  cancelToken: string | null;
  /** Path of a file of variations by hotel code, for an upstream without variations; null: none. */
  variationsFile: string | null;
  /** Path of a file of custom hosts, beside TENANT_HOSTS; null: none. */
  tenantHostsFile: string | null;
  /** Path of a file of the brands that TENANT_HOSTS names; null: none. */
  brandsFile: string | null;
  /**
   * Address where guests can withdraw a consent, if their hotel has none of its own; null: at the hotel's reception.
   */
  withdrawalEmail: string | null;
  /** Where goals of hotels without a counter of their own are counted; null: nowhere. */
  analyticsUrl: string | null;
  /**
   * The voice service. `tokenUrl` null: there is no voice assistant. The other fields reach the browser (voice/V11).
   */
  voice: { tokenUrl: string | null; realtimeUrl: string; model: string; name: string };
  /** Where the product runs: the default of dial codes, and a part of the path in the realtime database. */
  region: (typeof REGIONS)[number];
  /** The realtime database of an upstream; null: none. */
  realtime: RealtimeSettings | null;
  /** False removes every hotel's own scripts (security/SC10). */
  hotelScripts: boolean;
  /** Whether rendered pages are kept for a few seconds (docs/rules/page-cache.md). */
  pageCache: boolean;
  /** Days until orders are anonymised and chats deleted. */
  retentionDays: number;
  port: number;
  /** The loopback port of the Prometheus metrics; null: none are collected. */
  metricsPort: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** The regions are parts of the realtime database's paths, in lower case (live-updates/LV3). */
type RealtimeSettings = {
  databaseURL: string;
  apiKey: string | null;
  projectId: string | null;
  appId: string | null;
  region: string;
  chatRegion: string;
};

const REGIONS = ['EU', 'RU', 'UK', 'CA'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The error of invalid settings. The message has one line for each setting, for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const environment = z.object({
  HOTEL_API_URL: setting(
    z
      .string()
      .refine(isOrigin, 'must be the origin of the upstream, like https://api.example.com, without a path')
      .transform((value) => new URL(value).origin)
      .optional(),
  ),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://')
      .refine((address) => address.startsWith('file:') || URL.canParse(address), 'is no address that can be read')
      .optional(),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  HOTELS_DIR: setting(z.string().default('./hotels')),
  AUTOPILOT: setting(hotelCodes),
  DESK_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  TRUST_PROXY: setting(peers),
  ...limitVariables,
  ...notificationVariables,
  ...oidcVariables,
  ...paymentVariables,
  ...pushVariables,
  ...translationVariables,
  HOTEL_SCRIPTS: onOff('on'),
  PAGE_CACHE: onOff('on'),
  RETENTION_DAYS: setting(wholeNumber(1, 36_500).default(400)),
  UPSTREAM_CONNECT_TIMEOUT_MS: setting(wholeNumber(50, 120_000).default(2_000)),
  UPSTREAM_TIMEOUT_MS: setting(wholeNumber(100, 120_000).default(10_000)),
  CANCEL_TOKEN: setting(z.string().optional()),
  VARIATIONS_FILE: setting(z.string().optional()),
  BRANDS_FILE: setting(z.string().optional()),
  WITHDRAWAL_EMAIL: setting(
    z
      .string()
      .trim()
      .refine((value) => email.read(value, () => {}) !== undefined, 'must be an e-mail address')
      .optional(),
  ),
  ANALYTICS_URL: setting(address().optional()),
  VOICE_TOKEN_URL: setting(address().optional()),
  VOICE_REALTIME_URL: setting(address().default('https://api.openai.com/v1/realtime')),
  VOICE_MODEL: setting(z.string().max(100).default('gpt-4o-realtime-preview')),
  VOICE_NAME: setting(z.string().max(100).default('alloy')),
  FIREBASE_DATABASE_URL: setting(
    z
      .string()
      .trim()
      .refine(
        (address) => realtimeDatabase(address) !== null,
        'must be like https://hotels.firebaseio.com, or for an emulator http://127.0.0.1:9000?ns=hotels',
      )
      .optional(),
  ),
  FIREBASE_API_KEY: setting(z.string().optional()),
  FIREBASE_PROJECT_ID: setting(z.string().optional()),
  FIREBASE_APP_ID: setting(z.string().optional()),
  REGION: setting(
    z
      .string()
      .default('EU')
      .transform((value) => value.toUpperCase())
      .pipe(z.enum(REGIONS, `must be one of ${REGIONS.join(', ')}`)),
  ),
  CHAT_REGION: setting(
    z
      .string()
      .regex(/^[a-z]{2,20}$/i, 'must be a region, like ru')
      .default('ru'),
  ),
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  METRICS_PORT: setting(wholeNumber(1, 65_535).optional()),
  DRAIN_SECONDS: setting(wholeNumber(0, 120).default(0)),
  ROOT_DOMAIN: setting(
    z
      .string()
      .refine((name) => hostRulesFrom({ ROOT_DOMAIN: name }).isRootSet, 'must be a host name, like example.com')
      .default('localhost'),
  ),
  TENANT_HOSTS: setting(tenantHostList),
  TENANT_HOSTS_FILE: setting(z.string().optional()),
  DEFAULT_TENANT: setting(hotelCode.optional()),
  HSTS_SUBDOMAINS: onOff('off'),
  IMAGE_HOSTS: setting(
    z
      .string()
      .default('')
      .superRefine((list, context) => {
        for (const entry of imageHosts(list))
          if (!isImageHost(entry))
            context.addIssue({ code: 'custom', message: `${entry} is no host, like cdn.example.com or *.example.com` });
      }),
  ),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info')),
});

/** Settings that only the start scripts read, and which are therefore not in the schema. */
const SCRIPT_SETTINGS = ['HOST'];

type Environment = z.output<typeof environment>;

function realtimeOf(env: Environment): RealtimeSettings | null {
  if (env.FIREBASE_DATABASE_URL === undefined) return null;
  return {
    databaseURL: env.FIREBASE_DATABASE_URL,
    apiKey: env.FIREBASE_API_KEY ?? null,
    projectId: env.FIREBASE_PROJECT_ID ?? null,
    appId: env.FIREBASE_APP_ID ?? null,
    region: env.REGION.toLowerCase(),
    chatRegion: env.CHAT_REGION.toLowerCase(),
  };
}

const settingsOf = (env: Environment): Settings => ({
  upstream: env.HOTEL_API_URL ?? null,
  databaseUrl: env.DATABASE_URL ?? `file:${env.DATA_DIR}/hotel.db`,
  dataDir: env.DATA_DIR,
  hotelsDir: env.HOTELS_DIR,
  autopilot: env.AUTOPILOT,
  deskToken: env.DESK_TOKEN ?? null,
  trustProxy: env.TRUST_PROXY,
  rateLimits: rateLimitsOf(env),
  uploads: uploadBoundsOf(env),
  notifications: notificationSettingsOf(env),
  oidc: oidcSettingsOf(env),
  payments: paymentSettingsOf(env),
  push: pushVariablesOf(env),
  translation: translationSettingsOf(env),
  upstreamTimes: { connect: env.UPSTREAM_CONNECT_TIMEOUT_MS, response: env.UPSTREAM_TIMEOUT_MS },
  cancelToken: env.CANCEL_TOKEN ?? null,
  variationsFile: env.VARIATIONS_FILE ?? null,
  tenantHostsFile: env.TENANT_HOSTS_FILE ?? null,
  brandsFile: env.BRANDS_FILE ?? null,
  withdrawalEmail: env.WITHDRAWAL_EMAIL ?? null,
  analyticsUrl: env.ANALYTICS_URL ?? null,
  voice: {
    tokenUrl: env.VOICE_TOKEN_URL ?? null,
    realtimeUrl: env.VOICE_REALTIME_URL,
    model: env.VOICE_MODEL,
    name: env.VOICE_NAME,
  },
  region: env.REGION,
  realtime: realtimeOf(env),
  hotelScripts: env.HOTEL_SCRIPTS === 'on',
  pageCache: env.PAGE_CACHE === 'on',
  retentionDays: env.RETENTION_DAYS,
  port: env.PORT,
  metricsPort: env.METRICS_PORT ?? null,
  logLevel: env.LOG_LEVEL,
});

/** Reads the settings from the environment; throws a `SettingsError` that lists every error. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env);
  const unknown = misspeltSettings(Object.keys(env), [...Object.keys(environment.shape), ...SCRIPT_SETTINGS]).map(
    ({ name, suggestion }) => `${name}: there is no such setting; ${suggestion} is meant?`,
  );
  const invalid = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const incomplete = parsed.success ? incompleteOidc(parsed.data) : [];
  if (!parsed.success || unknown.length > 0 || incomplete.length > 0)
    throw new SettingsError([...invalid, ...unknown, ...incomplete].join('\n'));
  // Without an upstream nobody would write events to a realtime database: the embedded platform has its own event
  // stream.
  if (parsed.data.FIREBASE_DATABASE_URL !== undefined && parsed.data.HOTEL_API_URL === undefined)
    throw new SettingsError(
      'FIREBASE_DATABASE_URL: belongs to an upstream (HOTEL_API_URL); the embedded platform has its own event stream',
    );
  // Without an upstream this file would be ignored: the embedded platform checks orders with its hotels' own
  // variations.
  if (parsed.data.VARIATIONS_FILE !== undefined && parsed.data.HOTEL_API_URL === undefined)
    throw new SettingsError(
      'VARIATIONS_FILE: belongs to an upstream (HOTEL_API_URL); an embedded hotel has its variations in its hotel.json',
    );
  return settingsOf(parsed.data);
}

/** Stores the settings of this process. */
export function applySettings(next: Settings): void {
  forget('settings');
  remember('settings', () => next);
}

/** The settings of this process. */
export const settings = (): Settings => remember('settings', () => readSettings(process.env));
