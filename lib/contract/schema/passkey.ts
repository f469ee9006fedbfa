import { z } from 'zod';

/** What browsers encode in base64url, with room for the largest authenticators. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'must be in base64url');

const common = {
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
};

/** What `navigator.credentials.create` has returned, as JSON. */
export const createdPasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    authenticatorData: bytes(8000).nullish(),
    transports: z.array(z.string().max(40)).max(10).nullish(),
    publicKey: bytes(4000).nullish(),
    publicKeyAlgorithm: z.number().nullish(),
  }),
});
export type CreatedPasskey = z.output<typeof createdPasskey>;

/** What `navigator.credentials.get` has returned, as JSON. */
export const usedPasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: bytes(200).nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

/** Options in the form of `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const passkeyOptions = z.record(z.string(), z.unknown()).describe('As WebAuthn has them in JSON');
