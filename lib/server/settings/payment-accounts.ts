import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import type { StripeAccount } from '@/lib/platform/payments/stripe/stripe-accounts';
import { SettingsError } from './env';
import { captureTime, type PaymentSettings, stripeSecretKey, stripeWebhookSecret } from './payment-variables';

/** What the operator calls an account, where its key may not read which one it is. It must stay the same. Rule: money/MY12. */
const accountName = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a name of small letters, digits and hyphens');

/** An account by which payments were begun that are not over yet. */
const former = z
  .array(
    z.strictObject({
      account: accountName.optional(),
      stripe_secret_key: stripeSecretKey,
      stripe_webhook_secrets: z.array(stripeWebhookSecret).default([]),
    }),
  )
  .default([]);

/** A hotel's own entry of the file. A missing field takes the setting for all hotels. */
const entry = z.strictObject({
  /** Only beside a `stripe_secret_key`, whose account it names. */
  account: accountName.optional(),
  former,
  provider: z.enum(['page', 'stripe'], 'must be page or stripe').optional(),
  stripe_secret_key: stripeSecretKey.optional(),
  /** Only beside a `stripe_secret_key`, to whose account they belong. */
  stripe_webhook_secrets: z.array(stripeWebhookSecret).min(1).optional(),
  capture: captureTime.optional(),
});

/** The entry of the account of all hotels, whose key is a setting. */
const COMMON = '*';
const commonEntry = z.strictObject({ account: accountName.optional(), former });

const hotelEntries = z.record(z.string().refine(isHotelCode), entry);
type HotelEntries = z.output<typeof hotelEntries>;
type Entry = HotelEntries[string];
type AccountsFile = { hotels: HotelEntries; common: z.output<typeof commonEntry> };

const NO_FILE: AccountsFile = { hotels: {}, common: { former: [] } };

/** An account and who uses it. `setting`: what names it. */
export type UsedAccount = StripeAccount & {
  setting: string;
  /** Those of the file whose guests pay by it; none where it only goes on with what was paid before. */
  hotels: readonly string[];
  /** Whether it is also of all hotels that the file does not name. */
  isForOthers: boolean;
};

/** The accounts of all hotels at Stripe. */
export type PaymentAccounts = {
  /** The hotels that the file names. */
  hotels: readonly string[];
  /** null: guests of this hotel pay at the demonstration page. */
  account(hotel: string): StripeAccount | null;
  /**
   * The accounts by which a hotel's guests may have paid: its own and its former ones, the common one and its former ones; also of a
   * hotel whose guests now pay at the demonstration page. The first one is that of `account`, where it has one.
   */
  settling(hotel: string): readonly StripeAccount[];
  capture(hotel: string): CaptureTime;
  used: readonly UsedAccount[];
};

/**
 * Reads who takes the money of which hotel's guests: from the settings, and from the file for hotels with an account of their
 * own. Throws a `SettingsError` that has no key in it. Rules: money/MY10, money/MY12, operations/OP1.
 */
export function readPaymentAccounts(settings: PaymentSettings): PaymentAccounts {
  const read = settings.file === null ? NO_FILE : readFile(settings.file);
  const { hotels } = read;
  if (settings.webhookSecrets.length > 0 && settings.secretKey === null)
    throw new SettingsError('STRIPE_SECRET_KEY: is missing, and STRIPE_WEBHOOK_SECRETS belong to its account');
  if (read.common.account !== undefined && settings.secretKey === null)
    throw new SettingsError(`PAYMENTS_FILE: ${COMMON} names an account, and there is no STRIPE_SECRET_KEY`);
  for (const [code, own] of Object.entries(hotels)) {
    const contradiction = contradictionIn(own, settings);
    if (contradiction !== null) throw new SettingsError(`PAYMENTS_FILE: ${code} ${contradiction}`);
  }
  const common = commonAccount(settings, read);
  const own = (hotel: string) => (Object.hasOwn(hotels, hotel) ? hotels[hotel] : undefined);
  const account = (hotel: string) => accountIn(own(hotel), common);
  return {
    hotels: Object.keys(hotels),
    account,
    settling: (hotel) => settlingAccounts(own(hotel), common, read.common.former),
    capture: (hotel) => own(hotel)?.capture ?? settings.capture ?? (account(hotel) === null ? 'at_once' : 'on_accept'),
    used: [...usedAccounts(hotels, common), ...formerAccounts(read)],
  };
}

const commonAccount = (
  { secretKey, webhookSecrets }: PaymentSettings,
  { common }: AccountsFile,
): StripeAccount | null => (secretKey === null ? null : { secretKey, webhookSecrets, name: common.account ?? null });

const accountIn = (own: Entry | undefined, common: StripeAccount | null): StripeAccount | null =>
  own?.provider === 'page' ? null : (keyedAccount(own) ?? common);

const keyedAccount = (own: Partial<Entry> | undefined): StripeAccount | null =>
  own?.stripe_secret_key === undefined
    ? null
    : {
        secretKey: own.stripe_secret_key,
        webhookSecrets: own.stripe_webhook_secrets ?? [],
        name: own.account ?? null,
      };

const keyedAccounts = (entries: Entry['former']): readonly StripeAccount[] =>
  entries.flatMap((each) => keyedAccount(each) ?? []);

/** Each account once. */
function settlingAccounts(
  own: Entry | undefined,
  common: StripeAccount | null,
  formerOfAll: Entry['former'],
): readonly StripeAccount[] {
  const mine = [keyedAccount(own) ?? common, ...keyedAccounts(own?.former ?? [])];
  const all = [...mine, common, ...keyedAccounts(formerOfAll)].flatMap((account) => account ?? []);
  return all.filter(({ secretKey }, place) => all.findIndex((other) => other.secretKey === secretKey) === place);
}

/** What cannot be meant; null: nothing. */
function contradictionIn(own: Entry, { secretKey }: PaymentSettings): string | null {
  for (const field of ['stripe_webhook_secrets', 'account'] as const)
    if (own[field] !== undefined && own.stripe_secret_key === undefined)
      return `has ${field} and no stripe_secret_key to whose account they belong`;
  if (own.provider === 'stripe' && own.stripe_secret_key === undefined && secretKey === null)
    return 'has the provider stripe and no stripe_secret_key, and there is no STRIPE_SECRET_KEY';
  return null;
}

function usedAccounts(hotels: HotelEntries, common: StripeAccount | null): readonly UsedAccount[] {
  const entries = Object.entries(hotels);
  const own = entries.flatMap(([code, each]): UsedAccount[] => {
    const account = keyedAccount(each);
    const setting = `PAYMENTS_FILE: the stripe_secret_key of ${code}`;
    const isBegun = accountIn(each, null) !== null;
    return account === null ? [] : [{ ...account, setting, hotels: isBegun ? [code] : [], isForOthers: false }];
  });
  if (common === null) return own;
  const sharing = entries.filter(([, each]) => accountIn(each, common) === common).map(([code]) => code);
  return [{ ...common, setting: 'STRIPE_SECRET_KEY', hotels: sharing, isForOthers: true }, ...own];
}

/** The accounts at which nothing is begun any more. */
const formerAccounts = ({ hotels, common }: AccountsFile): readonly UsedAccount[] =>
  [[COMMON, common] as const, ...Object.entries(hotels)].flatMap(([code, entry]) =>
    keyedAccounts(entry.former).map((account, place) => ({
      ...account,
      setting: `PAYMENTS_FILE: the stripe_secret_key of ${code}.former.${place}`,
      hotels: [],
      isForOthers: false,
    })),
  );

function readFile(path: string): AccountsFile {
  const content = parseFile(path);
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const { [COMMON]: ofAll = {}, ...ofHotels } = isObject ? (content as Record<string, unknown>) : {};
  const hotels = hotelEntries.safeParse(isObject ? ofHotels : content);
  const common = commonEntry.safeParse(ofAll);
  if (hotels.success && common.success) return { hotels: hotels.data, common: common.data };
  const [issue] = hotels.error?.issues ?? [];
  const [inCommon] = common.error?.issues ?? [];
  const reason =
    issue !== undefined ? reasonOf(issue) : inCommon && reasonOf({ ...inCommon, path: [COMMON, ...inCommon.path] });
  throw new SettingsError(`PAYMENTS_FILE: in ${path}, ${reason ?? 'something is wrong'}`);
}

/** Names that cannot be a key which stands in the wrong place. */
const isQuotable = (name: string): boolean => /^[a-z_]{1,40}$/.test(name) && !/^(?:sk|rk|pk|whsec)_/.test(name);

/** Never quotes what stands in the file beside the codes of hotels and the names of fields. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return 'an entry is named by something that is no code of a hotel';
  const where = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return `${where}: ${issue.message}`;
  const [name = ''] = issue.keys;
  return `${where}: has a field that does not exist${isQuotable(name) ? ` (${name})` : ''}`;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // Only the code of a failed read: the parser's message would quote the file, which holds keys.
    const reason = error instanceof SyntaxError ? 'is no JSON' : ((error as NodeJS.ErrnoException).code ?? 'unknown');
    throw new SettingsError(`PAYMENTS_FILE: ${path} cannot be read (${reason})`);
  }
}
