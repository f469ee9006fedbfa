/**
 * The push services of the known browsers: Chrome and those built on it, Firefox, Edge, Safari. A leading `*.` stands for
 * one or more labels.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

const MAX_LENGTH = 1_000;

const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** A URL may also have a host with an empty label, such as `.push.apple.com`, or with `*`. */
const LABELS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Whether an operator may name it in PUSH_HOSTS: a host such as push.example.com, or an origin. */
export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (/^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry);

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && LABELS.test(host) : host === pattern;

/**
 * Whether the server may post to an address that a browser has sent. `trusted`: by its whole origin in PUSH_HOSTS, so that
 * it may be on the operator's own network; null: not at all. `more`: the entries of PUSH_HOSTS. Rule: push/PU6.
 */
export function judgePushEndpoint(endpoint: string, more: readonly string[]): 'public' | 'trusted' | null {
  const url = endpoint.length <= MAX_LENGTH ? URL.parse(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (more.includes(url.origin)) return 'trusted';
  if (url.protocol !== 'https:' || url.port !== '') return null;
  return [...PUSH_SERVICES, ...more].some((pattern) => matches(pattern, url.hostname)) ? 'public' : null;
}
