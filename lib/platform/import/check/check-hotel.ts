import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { type HotelFolder, readHotelFolder } from '../folder';
import { productsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';
import { readFolder } from '../read-folder';
import { catalogueWarnings } from './catalogue-warnings';
import { brandWarnings, pictureWarnings, textWarnings } from './look-warnings';
import { openingWarnings } from './opening-warnings';

export type CheckSource = { hotelsDir: string; emojiDir: string; now: Date };

/** What is wrong with a hotel's files: errors prevent the import, warnings are what a guest would notice. */
export type CheckedHotel = {
  code: string;
  errors: readonly Problem[];
  warnings: readonly Problem[];
  products: number;
  /** null when there are errors. */
  parsed: ParsedFolder | null;
};

/** Checks a hotel's files as the import does, without a store or a server. Rule: embedded-platform/EP11. */
export function checkHotel(code: string, { hotelsDir, emojiDir, now }: CheckSource): CheckedHotel {
  const folder = readHotelFolder(hotelsDir, code);
  const read = readFolder(folder, emojiDir);
  if (!read.ok) return { code, errors: read.problems, warnings: [], products: 0, parsed: null };
  const products = productsOf(read.value).length;
  return { code, errors: [], warnings: warningsOf(folder, read.value, now), products, parsed: read.value };
}

function warningsOf(folder: HotelFolder, parsed: ParsedFolder, now: Date): readonly Problem[] {
  const today = hotelNow(parsed.hotel.value.ext_data.timezone, now).date;
  const pictures = [...folder.pictures].map((name) => {
    const path = join(folder.path, 'pictures', name);
    return { path, bytes: statSync(path).size };
  });
  return [
    ...catalogueWarnings(parsed),
    ...openingWarnings(parsed, today),
    ...textWarnings(parsed),
    ...brandWarnings(parsed),
    ...pictureWarnings(pictures),
  ];
}
