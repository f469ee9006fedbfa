import type { Text } from '../i18n/text';
import { isRecord } from '../json/read-value';
import type { Id } from '../options/kit';
import { safeLink } from '../security/safe-link';

/**
 * Readers for what a hotel's variations say. Lenient in form, strict in sense: a value that is not of its kind is
 * undefined, and `note` hears about a part of it that was dropped. Values are never repeated in a note: it goes to a
 * log.
 */
export type Note = (place: string, expected: string) => void;
/** The value, or undefined when it is not of its kind. */
type Read<T> = (value: unknown, note: Note) => T | undefined;
/** A reader and what it expects, in words. */
export type Kind<T> = { expects: string; read: Read<T> };

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Platforms write flags as true, 1 and 'true' alike. */
export const flag: Kind<boolean> = {
  expects: 'true or false',
  read: (value) => {
    if (value === true || value === 1 || value === 'true' || value === '1') return true;
    return value === false || value === 0 || value === 'false' || value === '0' ? false : undefined;
  },
};

const readId = (value: unknown): Id | undefined =>
  (typeof value === 'number' && Number.isSafeInteger(value)) || readText(value) !== undefined
    ? (value as Id)
    : undefined;

export const id: Kind<Id> = { expects: 'an id', read: readId };

/** A list of a kind; single members that are not of it are dropped, and said. */
export const listOf = <T>(kind: Kind<T>): Kind<readonly T[]> => ({
  expects: `a list, each ${kind.expects}`,
  read: (value, note) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((member: unknown, place) => {
      const read = kind.read(member, (inner, expected) => note(`[${place}]${inner}`, expected));
      if (read !== undefined) return [read];
      note(`[${place}]`, kind.expects);
      return [];
    });
  },
});

/** A map by name, the same way. */
export const mapOf = <T>(kind: Kind<T>): Kind<Readonly<Record<string, T>>> => ({
  expects: `a map, each ${kind.expects}`,
  read: (value, note) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value).flatMap(([name, member]) => {
      const read = kind.read(member, (inner, expected) => note(`.${name}${inner}`, expected));
      if (read !== undefined) return [[name, read] as const];
      note(`.${name}`, kind.expects);
      return [];
    });
    return Object.fromEntries(entries);
  },
});

export const plainText: Kind<string> = { expects: 'a text', read: readText };

/** A text, or one a language; empty ones do not count. */
export const text: Kind<Text> = {
  expects: 'a text or a map of languages',
  read: (value, note) => {
    if (!isRecord(value)) return readText(value);
    const read = mapOf(plainText).read(value, note);
    return read === undefined || Object.keys(read).length === 0 ? undefined : read;
  },
};

/** An amount above 0, as a decimal. */
export const amount: Kind<number> = {
  expects: 'an amount above 0',
  read: (value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) && read > 0 ? read : undefined;
  },
};

/** An address that may stand in a link (security/SC1). */
export const link: Kind<string> = {
  expects: 'a same-site path or an http(s) address',
  read: (value) => {
    const read = safeLink(readText(value));
    return read === null || /^(?:tel|mailto):/i.test(read) ? undefined : read;
  },
};

/** The address of a script of somebody else's: encrypted, or not at all. */
export const scriptAddress: Kind<string> = {
  expects: 'an https address',
  read: (value) => {
    const read = safeLink(readText(value));
    return read?.toLowerCase().startsWith('https://') ? read : undefined;
  },
};

const TELEPHONE = /^\+?[\d\s().*#-]{2,30}$/;

export const telephone: Kind<string> = {
  expects: 'a telephone number',
  read: (value) => {
    const read = readText(typeof value === 'number' ? String(value) : value);
    return read !== undefined && TELEPHONE.test(read) && /\d/.test(read) ? read : undefined;
  },
};

const EMAIL = /^[^\s@<>"'`,;:]+@[^\s@<>"'`,;:]+\.[^\s@<>"'`,;:]+$/;

export const email: Kind<string> = {
  expects: 'an e-mail address',
  read: (value) => {
    const read = readText(value);
    return read !== undefined && EMAIL.test(read) ? read : undefined;
  },
};

/** The flag of a country, by its two letters, in lower case. */
export const flagCode: Kind<string> = {
  expects: 'the two letters of a country',
  read: (value) => {
    const read = readText(value)?.toLowerCase();
    return read !== undefined && /^[a-z]{2}$/.test(read) ? read : undefined;
  },
};
