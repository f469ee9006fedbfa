import { type Text, textIn } from '../i18n/text';
import { type OwnAddresses, safeLink } from './safe-link';

/** A file of our own storage as a path, or null for everything else (files/FI4). */
export function ownFileUrl(address: string | null | undefined, own: OwnAddresses = {}): string | null {
  const link = safeLink(address, own);
  const isOurs = link?.startsWith('/storage/') ?? false;
  return isOurs && !/%2f|%5c/i.test(link ?? '') ? link : null;
}

/** The same, when it is a PDF by its name: only those open in the viewer (files/FI4). */
export function ownPdf(address: string | null | undefined, own: OwnAddresses = {}): string | null {
  const file = ownFileUrl(address, own);
  return file !== null && /\.pdf$/i.test(file.split(/[?#]/)[0] ?? '') ? file : null;
}

/** A file that a section offers. `title`: '' when it has none; `isOwn`: it stands in our storage. */
export type FileLink = { href: string; title: string; isOwn: boolean };

/** The files of a section in one language; what leads nowhere safe is left out. Rule: files/FI6. */
export const fileLinks = (files: readonly { title: Text; files: Text }[], language: string): FileLink[] =>
  files.flatMap((file) => {
    const href = safeLink(textIn(file.files, language));
    return href === null ? [] : [{ href, title: textIn(file.title, language), isOwn: ownFileUrl(href) !== null }];
  });
