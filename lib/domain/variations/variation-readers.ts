import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { isRecord } from '../json/read-value';
import { safeLink } from '../security/safe-link';

/**
 * Readers for the values of a hotel's variations. They accept several spellings of a value (1 and 'true' for true) and
 * return undefined for an invalid one. `note` is called for each invalid member that a list or a map drops, with its
 * place and what was expected, never with the value, because notes are logged.
 */
export type Note = (place: Place, expected: string) => void;
/** The keys and indexes that lead to a member of a value. */
export type Place = readonly (string | number)[];
/** Returns the parsed value, or undefined when it is invalid. */
type Read<T> = (value: unknown, note: Note) => T | undefined;
/** A reader, and a description of what it expects, for the log. */
export type Kind<T> = { expects: string; read: Read<T> };

const trimmedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** A boolean, which platforms send as true, 1, 'true' or '1'. */
export const flag: Kind<boolean> = {
  expects: 'true or false',
  read: (value) => {
    if (value === true || value === 1 || value === 'true' || value === '1') return true;
    return value === false || value === 0 || value === 'false' || value === '0' ? false : undefined;
  },
};

const idOrText = (value: unknown): Id | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : trimmedText(value);

export const id: Kind<Id> = { expects: 'an id', read: idOrText };

/** A list whose members are of one kind; invalid members are dropped and noted. */
export const listOf = <T>(kind: Kind<T>): Kind<readonly T[]> => ({
  expects: `a list, each ${kind.expects}`,
  read: (value, note) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((member: unknown, index) => {
      const read = kind.read(member, (inner, expected) => note([index, ...inner], expected));
      if (read !== undefined) return [read];
      note([index], kind.expects);
      return [];
    });
  },
});

/** A map whose values are of one kind; invalid values are dropped and noted. */
export const mapOf = <T>(kind: Kind<T>): Kind<Readonly<Record<string, T>>> => ({
  expects: `a map, each ${kind.expects}`,
  read: (value, note) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value).flatMap(([name, member]) => {
      const read = kind.read(member, (inner, expected) => note([name, ...inner], expected));
      if (read !== undefined) return [[name, read] as const];
      note([name], kind.expects);
      return [];
    });
    return Object.fromEntries(entries);
  },
});

export const nonEmptyText: Kind<string> = { expects: 'a text', read: trimmedText };

/** A text, or a map from language to text. Empty texts are invalid, and so is a map without a valid text. */
export const text: Kind<Text> = {
  expects: 'a text or a map of languages',
  read: (value, note) => {
    if (!isRecord(value)) return trimmedText(value);
    const read = mapOf(nonEmptyText).read(value, note);
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

/** An address that is safe as a link's `href`. Rule: security/SC1. */
export const link: Kind<string> = {
  expects: 'a same-site path or an http(s) address',
  read: (value) => {
    const read = safeLink(trimmedText(value));
    return read === null || /^(?:tel|mailto):/i.test(read) ? undefined : read;
  },
};

/** The address of a third-party script; only https is accepted. */
export const scriptAddress: Kind<string> = {
  expects: 'an https address',
  read: (value) => {
    const read = safeLink(trimmedText(value));
    return read?.toLowerCase().startsWith('https://') ? read : undefined;
  },
};

const TELEPHONE = /^\+?[\d\s().*#-]{2,30}$/;

export const telephone: Kind<string> = {
  expects: 'a telephone number',
  read: (value) => {
    const read = trimmedText(typeof value === 'number' ? String(value) : value);
    return read !== undefined && TELEPHONE.test(read) && /\d/.test(read) ? read : undefined;
  },
};

const EMAIL = /^[^\s@<>"'`,;:]+@[^\s@<>"'`,;:]+\.[^\s@<>"'`,;:]+$/;

export const email: Kind<string> = {
  expects: 'an e-mail address',
  read: (value) => {
    const read = trimmedText(value);
    return read !== undefined && EMAIL.test(read) ? read : undefined;
  },
};

/** The two-letter code of a country whose flag is shown, returned in lower case. */
export const flagCode: Kind<string> = {
  expects: 'the two letters of a country',
  read: (value) => {
    const read = trimmedText(value)?.toLowerCase();
    return read !== undefined && /^[a-z]{2}$/.test(read) ? read : undefined;
  },
};
