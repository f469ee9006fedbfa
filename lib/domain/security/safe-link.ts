/**
 * The origins that `safeLink` treats as our own. Every address from data or parameters must pass `safeLink` or
 * `samePathOnly`. Rule: security/SC1.
 */
export type OwnAddresses = {
  /** The origin of this app, for example `https://aurora.example.com`. */
  origin?: string | undefined;
  /** The origin of the upstream. We serve its pictures and files. */
  upstream?: string | undefined;
};

/** Control characters, and the two separators that a browser may treat as a line's end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const MAX_DECODINGS = 5;

const decodeAscii = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Decodes an address including nested percent codes; null if it is malformed or nested too deeply. After the first
 * level a single percent sign may be literal, so only complete ASCII codes are decoded.
 */
function decoded(address: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(address);
  } catch {
    return null;
  }
  for (let turn = 0; turn < MAX_DECODINGS; turn += 1) {
    const next = decodeAscii(text);
    if (next === text) return text;
    text = next;
  }
  return null;
}

/**
 * Returns a path on this site unchanged, or null. When decoded, it must have one leading slash, no backslash, no
 * control character and no `.` or `..` step, so that no browser leaves the site with it (security/SC2, security/SC4).
 */
export function samePathOnly(path: string): string | null {
  if (!path.startsWith('/')) return null;
  const plain = decoded(path);
  if (plain === null || plain.startsWith('//') || plain.includes('\\') || CONTROL.test(plain)) return null;
  const [steps = ''] = plain.split(/[?#]/);
  return steps.split('/').some((step) => step === '..' || step === '.') ? null : path;
}

/**
 * Reads an absolute address; null for any other text. The static functions of URL are too new for some browsers. Rule:
 * operations/OP11.
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Returns the path of an address on this site: a path, or an absolute web address of the host, which both `http` and
 * `https` reach. Null for any other. Rule: files/FI5.
 */
export function sameSitePath(address: string, host: string | null): string | null {
  if (!/^https?:/i.test(address)) return samePathOnly(address);
  const link = safeLink(address, { origin: `${parseUrl(address)?.protocol}//${host}` });
  return link !== null && !isExternal(link) ? link : null;
}

const originOf = (address: string | undefined): string | null =>
  address === undefined ? null : (parseUrl(address)?.origin ?? null);

function webAddress(address: string, own: OwnAddresses): string | null {
  const url = parseUrl(address);
  // User names before the host (https://bank.example@evil.example) are only used for phishing.
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (url.origin === originOf(own.origin)) return samePathOnly(path);
  const isOurs = url.origin === originOf(own.upstream) && url.pathname.startsWith('/storage/');
  return isOurs ? samePathOnly(path) : address;
}

const TELEPHONE = /^tel:(?=.*\d)[+\d\s().*#;,=a-z-]+$/i;
const MAIL = /^mailto:(?!\/\/)[^\s<>"'`]+$/i;

/**
 * Returns an address that is safe in a link, or null: http(s), tel, mailto or a same-site path, without control
 * characters and backslashes. An address in the upstream's storage or on our own origin becomes a path (security/SC1,
 * security/SC3).
 */
export function safeLink(address: string | null | undefined, own: OwnAddresses = {}): string | null {
  const link = address?.trim() ?? '';
  if (link === '' || link.includes('\\') || CONTROL.test(link)) return null;
  if (link.startsWith('/')) return samePathOnly(link);
  if (/^https?:\/\/[^/]/i.test(link)) return webAddress(link, own);
  if (TELEPHONE.test(link)) return link;
  // `mailto://:` matches the pattern but is not a valid address.
  return MAIL.test(link) && parseUrl(link) !== null && !CONTROL.test(decoded(link) ?? '\u0000') ? link : null;
}

/** Whether a link that passed `safeLink` leaves the app. */
export const isExternal = (link: string): boolean => !link.startsWith('/');
