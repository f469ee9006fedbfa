import { createHash } from 'node:crypto';
import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import type { SheetMenu } from '@/lib/domain/menu-sheet/sheet-menu';
import { readDigits } from '@/lib/domain/money/money';
import { isStored } from '../import/check-folder';
import { picturesFor } from '../import/menu-source';
import { type DeskMenu, versionOfValue } from '../menu/read-menu';
import type { StoredDraft } from '../stores/menu/drafts';

/** Characters of a row's version, which a person sees: two values of one row hardly ever have the same. */
const ROW_VERSION = 8;

/** A menu with its drafts as a sheet shows it. */
export function sheetMenuOf({ files, drafted }: Pick<DeskMenu, 'files' | 'drafted'>): SheetMenu {
  const hotel = isRecord(files['hotel.json']) ? files['hotel.json'] : {};
  return {
    languages: readList(hotel.languages, readString),
    digits: readDigits(hotel.currency_digits),
    taxes: readList(hotel.taxes, (tax) => (isRecord(tax) ? readString(tax.id) : null)),
    tree: drafted,
    versionOf: (value) => versionOfValue(value).slice(0, ROW_VERSION),
  };
}

/** Whether a picture can be named: one of the hotel, an emoji, or of another server. */
export function pictureFinder(
  hotel: string,
  { emojiDir, ...dirs }: { emojiDir: string; hotelsDir: string; filesDir: string },
): (address: string) => boolean {
  const folder = { code: hotel, pictures: picturesFor(hotel, dirs) };
  return (address) => !address.startsWith('/storage/') || isStored(address, folder, emojiDir);
}

/** A draft that is discarded and written anew may have the version of the first. */
const stateOfDraft = ({ item, value, parent }: StoredDraft) => [item, versionOfValue(value), parent];

/** Stands for a menu with its drafts: another one means that somebody has changed it. Rule: menu-sheet/MS11. */
export const stateOf = ({ version, keeper, drafts }: DeskMenu): string =>
  createHash('sha256')
    .update(JSON.stringify([version, keeper.since, keeper.lastId, drafts.map(stateOfDraft)]))
    .digest('hex');
