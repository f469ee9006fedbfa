import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { HotelFolder } from '../folder';
import { productsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';
import { listFolder, readFolder } from '../read-folder';
import { catalogueWarnings } from './catalogue-warnings';
import { deliveryWarnings } from './delivery-warnings';
import { unreadFileWarnings, wordWarnings } from './file-warnings';
import { brandWarnings, currencyWarnings, pictureWarnings, textWarnings } from './look-warnings';
import { onlinePaymentWarnings } from './online-payment-warnings';
import { openingWarnings } from './opening-warnings';
import { paceWarnings } from './pace-warnings';
import { printerWarnings } from './printer-warnings';
import { roomWarnings } from './room-warnings';
import { screenshotWarnings } from './screenshot-warnings';
import { stationWarnings } from './station-warnings';
import { stockWarnings } from './stock-warnings';
import { taxWarnings } from './tax-warnings';
import { tipWarnings } from './tip-warnings';

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
export async function checkHotel(code: string, { hotelsDir, emojiDir, now }: CheckSource): Promise<CheckedHotel> {
  const folder = listFolder(hotelsDir, code);
  const read = folder.ok ? readFolder(folder.value, emojiDir) : folder;
  const unread = folder.ok ? unreadFileWarnings(folder.value) : [];
  if (!folder.ok || !read.ok)
    return { code, errors: read.ok ? [] : read.problems, warnings: unread, products: 0, parsed: null };
  const products = productsOf(read.value).length;
  const warnings = [...unread, ...(await warningsOf(folder.value, read.value, now))];
  return { code, errors: [], warnings, products, parsed: read.value };
}

async function warningsOf(folder: HotelFolder, parsed: ParsedFolder, now: Date): Promise<readonly Problem[]> {
  const today = hotelNow(parsed.hotel.value.ext_data.timezone, now).date;
  const pictures = [...folder.pictures].map((name) => {
    const path = join(folder.path, 'pictures', name);
    return { path, bytes: statSync(path).size };
  });
  return [
    ...catalogueWarnings(parsed),
    ...openingWarnings(parsed, today),
    ...deliveryWarnings(parsed),
    ...roomWarnings(parsed),
    ...stationWarnings(parsed),
    ...printerWarnings(parsed),
    ...paceWarnings(parsed),
    ...stockWarnings(parsed),
    ...taxWarnings(parsed),
    ...tipWarnings(parsed),
    ...textWarnings(parsed),
    ...wordWarnings(parsed),
    ...brandWarnings(parsed),
    ...currencyWarnings(parsed),
    ...onlinePaymentWarnings(parsed),
    ...pictureWarnings(pictures),
    ...(await screenshotWarnings(folder, parsed)),
  ];
}
