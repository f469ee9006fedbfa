import type { ProviderRefusal } from '@/lib/domain/staff/sign-in/sign-in-way';

/** What must come back as it was sent, so that nobody brings an answer to another sign-in. */
export type ProviderChecks = { state: string; nonce: string; verifier: string };

/** Who has signed in at the provider. `email` null: the provider says none. */
export type ProviderAccount = { issuer: string; subject: string; email: string | null; isEmailVerified: boolean };

type Failed = { ok: false; why: Extract<ProviderRefusal, 'provider-down' | 'cancelled' | 'expired'> };

/** An identity provider of the operator's. Its failures are values: the other ways of signing in go on. Rule: staff/SP32. */
export type IdentityProvider = {
  /** What staff read on the button. */
  title: string;
  /** The address at the provider to which a browser is sent. `returnTo`: the desk's own address for the answer. */
  begin(returnTo: string): Promise<{ ok: true; url: string; checks: ProviderChecks } | Failed>;
  /** Whose the answer is. `returned`: `returnTo` with what the provider has added. */
  finish(returned: URL, checks: ProviderChecks): Promise<{ ok: true; account: ProviderAccount } | Failed>;
};
