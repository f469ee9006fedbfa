import { createHash } from 'node:crypto';
import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import type { SheetMenu } from '@/lib/domain/menu-sheet/sheet-menu';
import { readDigits } from '@/lib/domain/money/money';
import { isStored } from '../import/check-folder';
import { picturesFor } from '../import/menu-source';
import type { DeskMenu } from '../menu/read-menu';

/** A menu with its drafts as a sheet shows it. */
export function sheetMenuOf({ files, drafted }: Pick<DeskMenu, 'files' | 'drafted'>): SheetMenu {
  const hotel = isRecord(files['hotel.json']) ? files['hotel.json'] : {};
  return {
    languages: readList(hotel.languages, readString),
    digits: readDigits(hotel.currency_digits),
    taxes: readList(hotel.taxes, (tax) => (isRecord(tax) ? readString(tax.id) : null)),
    tree: drafted,
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

/** Stands for a menu with its drafts: another one means that somebody has changed it. Rule: menu-sheet/MS11. */
export const stateOf = ({ version, keeper, drafts }: DeskMenu): string =>
  createHash('sha256')
    .update(JSON.stringify([version, keeper.since, keeper.lastId, drafts.map((draft) => [draft.item, draft.version])]))
    .digest('hex');
