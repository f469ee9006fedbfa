import 'server-only';
import { z } from 'zod';
import { setting } from './env-fields';

/** The host of an issuer on this machine, which may be without TLS. */
const LOCAL = /^http:\/\/(?:(?:[^/@]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:\/|$)/;

/** The settings of the identity provider with whose accounts staff can sign in. */
export const oidcVariables = {
  OIDC_ISSUER: setting(
    // With its final slash, if it has one: providers compare the whole text.
    z
      .string()
      .trim()
      .refine(
        (value) => URL.canParse(value) && (/^https:\/\/[^/]/.test(value) || LOCAL.test(value)),
        'must be an https address',
      )
      .refine((value) => URL.parse(value)?.username === '', 'must have no name and no password in it')
      .optional(),
  ),
  OIDC_CLIENT_ID: setting(z.string().trim().max(500).optional()),
  OIDC_CLIENT_SECRET: setting(z.string().trim().max(2000).optional()),
  OIDC_TITLE: setting(z.string().trim().max(60).optional()),
};

type OidcEnvironment = { [name in keyof typeof oidcVariables]?: string | undefined };

/** null: staff sign in without an identity provider. */
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; title: string } | null;

/** The settings that belong to OIDC_ISSUER and are missing, or that stand without it. */
export function incompleteOidc(env: OidcEnvironment): string[] {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length === 0) return [];
  const isAny = missing.length < needed.length || env.OIDC_TITLE !== undefined;
  return isAny ? missing.map((name) => `${name}: is missing for the sign-in of staff at an identity provider`) : [];
}

/** Without OIDC_TITLE staff read the provider's host. */
export function oidcSettingsOf(env: OidcEnvironment): OidcSettings {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_TITLE: title } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret, title: title ?? new URL(issuer).hostname };
}
