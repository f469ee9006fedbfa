import { createHmac, timingSafeEqual } from 'node:crypto';
import { purposeKey } from '../../purpose-key';
import { newToken } from './secret-token';

/** Persons of whom one browser remembers that they have signed in, such as at a reception. */
const MOST_PERSONS = 8;

const SEPARATOR = '~';

const signatureOf = (deskToken: string, hotel: string, named: string): string =>
  createHmac('sha256', purposeKey(deskToken, 'known-browsers', hotel))
    .update(named)
    .digest('base64url')
    .slice(0, 22);

const isSigned = (deskToken: string, hotel: string, entry: string): boolean => {
  const named = entry.slice(0, entry.lastIndexOf('.'));
  const [expected, actual] = [signatureOf(deskToken, hotel, named), entry.slice(named.length + 1)].map((text) =>
    Buffer.from(text),
  );
  return expected !== undefined && actual?.length === expected.length && timingSafeEqual(expected, actual);
};

/** The entries of a cookie that this hotel has signed. */
const entriesOf = (deskToken: string, hotel: string, cookie: string | null): readonly string[] =>
  (cookie ?? '')
    .split(SEPARATOR)
    .slice(0, MOST_PERSONS)
    .filter((entry) => isSigned(deskToken, hotel, entry));

/**
 * The name of this browser for a person who has signed in with it before; null: a strange one. Proves nothing: its tries are
 * counted apart from those of strangers, so that they cannot lock the person out. Rule: staff/SP25.
 */
export const knownBrowser = (
  deskToken: string,
  { hotel, cookie, person }: { hotel: string; cookie: string | null; person: string },
): string | null => entriesOf(deskToken, hotel, cookie).find((entry) => entry.startsWith(`${person}.`)) ?? null;

/** Whether anybody of this hotel's staff has signed in with the browser of a cookie. */
export const isKnownBrowser = (deskToken: string, hotel: string, cookie: string): boolean =>
  entriesOf(deskToken, hotel, cookie).length > 0;

/** The cookie of a browser with which a person has now signed in. */
export function rememberBrowser(
  deskToken: string,
  { hotel, cookie, person }: { hotel: string; cookie: string | null; person: string },
): string {
  const named = `${person}.${newToken().slice(0, 16)}`;
  const others = entriesOf(deskToken, hotel, cookie).filter((entry) => !entry.startsWith(`${person}.`));
  return [`${named}.${signatureOf(deskToken, hotel, named)}`, ...others].slice(0, MOST_PERSONS).join(SEPARATOR);
}
