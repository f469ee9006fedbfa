/** By what staff can sign in at a desk without an enrolled device. */
export const SIGN_IN_WAYS = ['key', 'passkey', 'password', 'oidc'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/**
 * Why a sign-in with an identity provider did not succeed. The desk reads it in its address as `sign-in`, and has a sentence for each.
 */
export const PROVIDER_REFUSALS = [
  /** The provider does not answer, or answers with an error of its own. */
  'provider-down',
  /** The person has not consented, or has closed the provider's page. */
  'cancelled',
  /** The sign-in was begun too long ago, in another browser, or is used a second time. */
  'expired',
  /** Nobody of the hotel's staff has this account or its e-mail address. */
  'unknown',
  /** The provider does not vouch for the e-mail address. */
  'unverified',
  /** The link of the invitation was used or has expired. */
  'invitation',
] as const;
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];

/** What of the desk's address says why a sign-in with an identity provider did not succeed. */
export const REFUSAL_PARAMETER = 'sign-in';
