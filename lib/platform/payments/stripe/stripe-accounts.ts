import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { PaymentError, paymentError } from '../payment-error';
import type { ProviderPayment } from '../payment-provider';
import { refusalCode, stripeClient } from './stripe-client';

/**
 * An account at Stripe. `webhookSecrets`: those by which its reports are signed, several while one changes. `name`: what the
 * operator calls it; null: it has no name.
 */
export type StripeAccount = { secretKey: string; webhookSecrets: readonly string[]; name: string | null };

/** A client of an account. `mark`: by what its payments are known; null: by nothing. Never throws. */
type OpenedAccount = { stripe: Stripe; mark(): Promise<string | null> };

type Options = {
  /** The accounts of a hotel, the one at which new payments are begun first. */
  accounts(hotel: string): readonly StripeAccount[];
  /** The origin of another server than Stripe's; null: Stripe's. */
  apiUrl: string | null;
};

/**
 * Which account a payment belongs to. An account is known by its name or, without one, by the id that Stripe gives it, so that
 * another key of the same account finds its payments; stored is only a hash of it. A key that may not read its account, and has no
 * name, has no mark: its payments are looked for. Rule: money/MY12.
 */
export function stripeAccounts({ accounts, apiUrl }: Options) {
  const clients = new Map<string, Stripe>();
  const ids = new Map<string, string | null>();
  const clientOf = ({ secretKey }: StripeAccount): Stripe => {
    const client = clients.get(secretKey) ?? stripeClient(secretKey, apiUrl);
    clients.set(secretKey, client);
    return client;
  };
  /** The mark of an account by its id at Stripe, asked for once; null: the key may not read it. Throws when Stripe does not answer. */
  const markById = async (account: StripeAccount): Promise<string | null> => {
    const known = ids.get(account.secretKey);
    if (known !== undefined) return known;
    const id = await idOf(clientOf(account));
    const mark = id === null ? null : markOf(account, id);
    ids.set(account.secretKey, mark);
    return mark;
  };
  /** The mark that new payments get. Nothing waits for it: a payment without one gets it with its next books. */
  const markNow = async (account: StripeAccount): Promise<string | null> =>
    account.name === null ? markById(account).catch(() => null) : markOf(account, `name ${account.name}`);
  const open = (account: StripeAccount): OpenedAccount => ({
    stripe: clientOf(account),
    mark: () => markNow(account),
  });
  const accountsOf = (hotel: string): readonly [StripeAccount, ...StripeAccount[]] => {
    const [first, ...others] = accounts(hotel);
    if (first === undefined) throw new PaymentError('STRIPE_NOT_SET_UP');
    return [first, ...others];
  };
  return {
    /** The account at which a hotel's payments are begun. */
    current: (hotel: string): OpenedAccount => open(accountsOf(hotel)[0]),
    /** The account at which a payment was begun, and no other one. */
    async of(payment: ProviderPayment): Promise<OpenedAccount> {
      const known = accountsOf(payment.hotel);
      const { account: mark } = payment;
      const found =
        mark === null
          ? await searchedAccount(known, payment, clientOf)
          : (known.find(({ name, ...each }) => name !== null && markOf(each, `name ${name}`) === mark) ??
            (await accountWith(known, mark, markById)));
      if (found === null) throw paymentError('account not set up');
      return open(found);
    },
  };
}

/** A test payment is none of the same account's live ones. */
const markOf = ({ secretKey }: Pick<StripeAccount, 'secretKey'>, id: string): string =>
  createHash('sha256')
    .update(`${/^[sr]k_test_/.test(secretKey) ? 'test' : 'live'} ${id}`)
    .digest('base64url')
    .slice(0, 16);

/** The id that Stripe gives an account; null: this key may not read it. */
async function idOf(stripe: Stripe): Promise<string | null> {
  try {
    return (await stripe.accounts.retrieveCurrent()).id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}

/** The account with a mark; null: none has it. Throws where one could not be asked, because it may be the one. */
async function accountWith(
  accounts: readonly StripeAccount[],
  mark: string,
  markById: (account: StripeAccount) => Promise<string | null>,
): Promise<StripeAccount | null> {
  let unanswered: unknown = null;
  for (const account of accounts) {
    try {
      if ((await markById(account)) === mark) return account;
    } catch (error) {
      unanswered ??= error;
    }
  }
  if (unanswered !== null) throw unanswered;
  return null;
}

/**
 * The account that has the session of a payment without a mark: of an earlier release, or of a key that may not read its account.
 * Only reads. null: none has it.
 */
async function searchedAccount(
  accounts: readonly [StripeAccount, ...StripeAccount[]],
  { reference }: ProviderPayment,
  clientOf: (account: StripeAccount) => Stripe,
): Promise<StripeAccount | null> {
  if (accounts.length === 1) return accounts[0];
  for (const account of accounts) {
    try {
      await clientOf(account).checkout.sessions.retrieve(reference);
      return account;
    } catch (error) {
      if (refusalCode(error) !== 'resource_missing') throw error;
    }
  }
  return null;
}
