/** Loaded with the first passkey: it takes 0.3 s and 28 MB, and a hotel without persons never needs it. */
export const loadWebAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');
