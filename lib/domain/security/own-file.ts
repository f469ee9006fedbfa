import { type Text, textIn } from '../i18n/text';
import { type OwnAddresses, safeLink } from './safe-link';

/** Returns the path of a file in our own storage; null for any other address (files/FI4). */
export function ownFileUrl(address: string | null | undefined, own: OwnAddresses = {}): string | null {
  const link = safeLink(address, own);
  const isOurs = link?.startsWith('/storage/') ?? false;
  return isOurs && !/%2f|%5c/i.test(link ?? '') ? link : null;
}

/**
 * Returns the path of a PDF in our own storage; null for any other address. Only these open in the viewer (files/FI4).
 */
export function ownPdf(address: string | null | undefined, own: OwnAddresses = {}): string | null {
  const file = ownFileUrl(address, own);
  return file !== null && /\.pdf$/i.test(file.split(/[?#]/)[0] ?? '') ? file : null;
}

/** A file of a section. `title`: '' if it has none. `isOwn`: it is in our storage. */
export type FileLink = { href: string; title: string; isOwn: boolean };

/** Returns the files of a section in one language. Files with an unsafe address are left out. Rule: files/FI6. */
export const fileLinks = (files: readonly { title: Text; files: Text }[], language: string): FileLink[] =>
  files.flatMap((file) => {
    const href = safeLink(textIn(file.files, language));
    return href === null ? [] : [{ href, title: textIn(file.title, language), isOwn: ownFileUrl(href) !== null }];
  });
