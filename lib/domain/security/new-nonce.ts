/** 144 bits, which base64 writes without padding. More than the 128 that the policy's standard asks for. */
const BYTES = 18;

/** A new nonce of a page's content security policy: 24 characters of base64. Rule: page-cache/PC5. */
export const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
