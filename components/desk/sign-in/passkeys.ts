/** Whether this browser has passkeys; pages without TLS have none, but for those of this machine. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && navigator.credentials !== undefined;

/**
 * What became of a passkey: its answer for the server, `cancelled`: the person has closed the browser's question or let it
 * time out, or there is none, `known`: this device has one of the person already, `failed`: the browser refused.
 */
export type PasskeyResult<T> = { ok: true; value: T } | { ok: false; reason: 'cancelled' | 'known' | 'failed' };

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The same credentials with their ids as bytes. Their transports are open texts in JSON. */
const withBytes = (credentials: readonly PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  credentials.map(({ id, transports }) => ({
    id: toBytes(id),
    type: 'public-key',
    ...(transports !== undefined && { transports: transports as AuthenticatorTransport[] }),
  }));

function reasonOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

async function ask<T>(
  question: () => Promise<Credential | null>,
  read: (credential: PublicKeyCredential) => T,
): Promise<PasskeyResult<T>> {
  try {
    const credential = await question();
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, reason: 'failed' };
    return { ok: true, value: read(credential) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** What both kinds of answer have. Their JSON is written here, because Safari 16.4 and Chrome 111 do not write it. */
const answerOf = ({ id, type, authenticatorAttachment }: PublicKeyCredential) => ({
  id,
  rawId: id,
  type,
  clientExtensionResults: {},
  ...(authenticatorAttachment !== null && { authenticatorAttachment }),
});

/** Makes a passkey on this device. `options`: of the server, which asks for no extension. Rule: staff/SP41. */
export function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const { challenge, user, excludeCredentials, attestation, extensions: _extensions, ...others } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...others,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: withBytes(excludeCredentials),
    attestation: (attestation ?? 'none') as AttestationConveyancePreference,
  };
  return ask(
    () => navigator.credentials.create({ publicKey }),
    (credential) => {
      const response = credential.response as AuthenticatorAttestationResponse;
      return {
        ...answerOf(credential),
        response: {
          clientDataJSON: toText(response.clientDataJSON),
          attestationObject: toText(response.attestationObject),
          transports: response.getTransports?.() ?? [],
        },
      };
    },
  );
}

/** Asks for a passkey of this device. `options`: of the server, which asks for no extension. Rule: staff/SP40. */
export function readPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { challenge, allowCredentials, userVerification, extensions: _extensions, ...others } = options;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...others,
    challenge: toBytes(challenge),
    allowCredentials: withBytes(allowCredentials),
    userVerification: (userVerification ?? 'required') as UserVerificationRequirement,
  };
  return ask(
    () => navigator.credentials.get({ publicKey }),
    (credential) => {
      const response = credential.response as AuthenticatorAssertionResponse;
      return {
        ...answerOf(credential),
        response: {
          clientDataJSON: toText(response.clientDataJSON),
          authenticatorData: toText(response.authenticatorData),
          signature: toText(response.signature),
          ...(response.userHandle !== null && { userHandle: toText(response.userHandle) }),
        },
      };
    },
  );
}
