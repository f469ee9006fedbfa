import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import type { StripeAccount } from '@/lib/platform/payments/stripe/stripe-provider';
import { SettingsError } from './env';
import { captureTime, type PaymentSettings, stripeSecretKey, stripeWebhookSecret } from './payment-variables';

/** A hotel's own entry of the file. A missing field takes the setting for all hotels. */
const entry = z.strictObject({
  provider: z.enum(['page', 'stripe'], 'must be page or stripe').optional(),
  stripe_secret_key: stripeSecretKey.optional(),
  /** Only beside a `stripe_secret_key`, to whose account they belong. */
  stripe_webhook_secrets: z.array(stripeWebhookSecret).min(1).optional(),
  capture: captureTime.optional(),
});

const file = z.record(z.string().refine(isHotelCode), entry);
type AccountsFile = z.output<typeof file>;
type Entry = AccountsFile[string];

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
  /** The account that goes on with what was paid by it, also of a hotel whose guests now pay at the demonstration page. */
  settling(hotel: string): StripeAccount | null;
  capture(hotel: string): CaptureTime;
  used: readonly UsedAccount[];
};

/**
 * Reads who takes the money of which hotel's guests: from the settings, and from the file for hotels with an account of their
 * own. Throws a `SettingsError` that has no key in it. Rules: money/MY10, operations/OP1.
 */
export function readPaymentAccounts(settings: PaymentSettings): PaymentAccounts {
  const hotels = settings.file === null ? {} : readFile(settings.file);
  if (settings.webhookSecrets.length > 0 && settings.secretKey === null)
    throw new SettingsError('STRIPE_SECRET_KEY: is missing, and STRIPE_WEBHOOK_SECRETS belong to its account');
  for (const [code, own] of Object.entries(hotels)) {
    const contradiction = contradictionIn(own, settings);
    if (contradiction !== null) throw new SettingsError(`PAYMENTS_FILE: ${code} ${contradiction}`);
  }
  const common = settings.secretKey === null ? null : accountOf(settings.secretKey, settings.webhookSecrets);
  const own = (hotel: string) => (Object.hasOwn(hotels, hotel) ? hotels[hotel] : undefined);
  const account = (hotel: string) => accountIn(own(hotel), common);
  return {
    hotels: Object.keys(hotels),
    account,
    settling: (hotel) => keyedAccount(own(hotel), common),
    capture: (hotel) => own(hotel)?.capture ?? settings.capture ?? (account(hotel) === null ? 'at_once' : 'on_accept'),
    used: usedAccounts(hotels, common),
  };
}

const accountOf = (secretKey: string, webhookSecrets: readonly string[]): StripeAccount => ({
  secretKey,
  webhookSecrets,
});

const accountIn = (own: Entry | undefined, common: StripeAccount | null): StripeAccount | null =>
  own?.provider === 'page' ? null : keyedAccount(own, common);

const keyedAccount = (own: Entry | undefined, common: StripeAccount | null): StripeAccount | null =>
  own?.stripe_secret_key === undefined ? common : accountOf(own.stripe_secret_key, own.stripe_webhook_secrets ?? []);

/** What cannot be meant; null: nothing. */
function contradictionIn(own: Entry, { secretKey }: PaymentSettings): string | null {
  if (own.stripe_webhook_secrets !== undefined && own.stripe_secret_key === undefined)
    return 'has stripe_webhook_secrets and no stripe_secret_key to whose account they belong';
  if (own.provider === 'stripe' && own.stripe_secret_key === undefined && secretKey === null)
    return 'has the provider stripe and no stripe_secret_key, and there is no STRIPE_SECRET_KEY';
  return null;
}

function usedAccounts(hotels: AccountsFile, common: StripeAccount | null): readonly UsedAccount[] {
  const entries = Object.entries(hotels);
  const own = entries.flatMap(([code, each]): UsedAccount[] => {
    const account = keyedAccount(each, null);
    const setting = `PAYMENTS_FILE: the stripe_secret_key of ${code}`;
    const isBegun = accountIn(each, null) !== null;
    return account === null ? [] : [{ ...account, setting, hotels: isBegun ? [code] : [], isForOthers: false }];
  });
  if (common === null) return own;
  const sharing = entries.filter(([, each]) => accountIn(each, common) === common).map(([code]) => code);
  return [{ ...common, setting: 'STRIPE_SECRET_KEY', hotels: sharing, isForOthers: true }, ...own];
}

function readFile(path: string): AccountsFile {
  const parsed = file.safeParse(parseFile(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(`PAYMENTS_FILE: in ${path}, ${issue === undefined ? 'something is wrong' : reasonOf(issue)}`);
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
