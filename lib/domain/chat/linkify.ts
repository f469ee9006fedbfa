import { safeLink } from '../security/safe-link';

/** A piece of a message: plain text, or a link. */
type TextPart = { text: string; href: string | null };

/**
 * An address as people write it: with its protocol, with `www.`, or of a mailbox. It ends before a blank, a quotation
 * mark, a bracket of markup, the marks of a Chinese or Japanese sentence, and before bidi marks, which could show another
 * address than the one that opens. Each part is bounded, so that the search is linear in the length.
 */
const END = String.raw`\s<>"'\u0060\u00ab\u00bb\u2018-\u201f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3000-\u303f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
const ADDRESS = new RegExp(
  String.raw`(?<![a-z0-9@._-])(?:(?:https?:\/\/|www\.)[^${END}]{1,2000}|[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4})`,
  'giu',
);

/** Marks at the end of an address that belong to the sentence around it. */
const TRAILING = /[.,;:!?…)\]}*_~|]$/;
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Removes the marks of the sentence; a closing bracket stays when the address contains the opening one. */
function withoutTrailing(address: string): string {
  const mark = TRAILING.exec(address)?.[0];
  if (mark === undefined) return address;
  const opening = OPENED_BY[mark];
  const isBalanced = opening !== undefined && count(address, opening) >= count(address, mark);
  return isBalanced ? address : withoutTrailing(address.slice(0, -1));
}

const HAS_HOST =
  /^https?:\/\/(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}(?:[:/?#]|$)|^https?:\/\/localhost(?:[:/]|$)/iu;

/** The address that opens; null when it is not safe, or has no host that can exist. */
function target(address: string): string | null {
  if (address.includes('@') && !/^(?:https?:|www\.)/i.test(address)) return safeLink(`mailto:${address}`);
  const url = /^www\./i.test(address) ? `https://${address}` : address;
  return HAS_HOST.test(url) ? safeLink(url) : null;
}

/**
 * Splits a plain text into text and links. Only http, https and mailto become links, and a link always shows the
 * address that it opens; everything else stays text. Rules: chat/CH17, security/SC1.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0]);
    const href = target(address);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
