import { markLost, savePrinterStatus } from '@/lib/platform/stores/printers';
import { printerSecret } from '@/lib/platform/tickets/printer-secret';
import { type CloudPrntPrinter, cloudPrntPrinter } from '@/tests/peers/cloudprnt-printer';
import {
  DESK_TOKEN,
  type HotelCode,
  orderOf,
  placedIn,
  soup,
  type TestPlatform,
  testPlatform,
} from '../platform/embedded-platform';
import type { HotelFiles } from '../platform/hotel-files';
import { throughOtherConnection } from '../platform/store-contents';
import type { EmptyStore } from '../platform/stores';
import { drawReadable } from './readable-ticket';

/** The product of the bar: juice. */
export const JUICE = 220;
const JUICE_PRICE = 3;
const SOUP_PRICE: Readonly<Record<HotelCode, number>> = { aurora: 4.5, bellevue: 9 };

type PrinterFile = { id: string; kind: 'cloudprnt' } | { id: string; kind: 'escpos'; host: string; port: number };

/** The printers of a hotel's two stations. */
export type StationPrinters = { kitchen: PrinterFile; bar: PrinterFile };

/** Gives a hotel two stations with a printer each, kitchen and bar, and a product for the bar. */
function addPrinters(files: HotelFiles, hotel: HotelCode, { kitchen, bar }: StationPrinters): void {
  files.change(`${hotel}/hotel.json`, (content) => {
    const data = content.ext_data as Record<string, unknown>;
    data.desk = {
      printers: [
        { ...kitchen, title: 'Printer of the kitchen', width: 80 },
        { ...bar, title: 'Printer of the bar', width: 58 },
      ],
      stations: [
        { id: 'kitchen', title: 'Kitchen', sections: [10], printer: kitchen.id },
        { id: 'bar', title: 'Bar', sections: [20], printer: bar.id },
      ],
    };
  });
  files.change(`${hotel}/sections/20-wellness.json`, (section) => {
    section.products = [{ id: JUICE, title: 'Juice', price: JUICE_PRICE }];
  });
}

/** When the printers of a test were seen, before it begins. */
export const SEEN_BEFORE = '2026-04-30T20:00:00.000Z';

/** Lets the printers of a hotel have been seen the day before. They say nothing now, and the desk knows of it. */
async function seePrinters(store: EmptyStore, hotel: HotelCode, { kitchen, bar }: StationPrinters): Promise<void> {
  await throughOtherConnection(store, async (db) => {
    for (const { id } of [kitchen, bar])
      await savePrinterStatus(db, { hotel, printer: id }, { paper: null, cover: null, error: null }, SEEN_BEFORE);
    await markLost(db, SEEN_BEFORE);
  });
}

/** Lets no printer ever have been seen while something is done; then those are known again that were known before. */
export async function withoutSeenPrinters<T>(store: EmptyStore, work: () => Promise<T>): Promise<T> {
  const forget = () => throughOtherConnection(store, (db) => db.deleteFrom('printer_status').returningAll().execute());
  const known = await forget();
  const done = await work();
  await forget();
  await throughOtherConnection(store, (db) => db.insertInto('printer_status').values(known).execute());
  return done;
}

/**
 * A platform of the two hotels, which print readable tickets at these printers. `areSeen`: whether the printers were seen before, so
 * that there are tickets for them (default: true).
 */
export async function printingPlatform(
  store: EmptyStore,
  printers: Readonly<Partial<Record<HotelCode, StationPrinters>>>,
  { areSeen = true, ...more }: Parameters<typeof testPlatform>[1] & { areSeen?: boolean } = {},
): Promise<TestPlatform> {
  const platform = await testPlatform(store, { drawTicket: drawReadable, ...more });
  for (const hotel of ['aurora', 'bellevue'] as const) {
    const own = printers[hotel];
    if (own !== undefined) addPrinters(platform.files, hotel, own);
  }
  await platform.restart();
  for (const hotel of areSeen ? (['aurora', 'bellevue'] as const) : []) {
    const own = printers[hotel];
    if (own !== undefined) await seePrinters(store, hotel, own);
  }
  return platform;
}

export type StationName = keyof StationPrinters;

/** An order of a soup for the kitchen, of a juice for the bar, or of both. */
export function bodyFor(hotel: HotelCode, stations: readonly StationName[]) {
  const lines = {
    kitchen: soup(SOUP_PRICE[hotel]),
    bar: { ...soup(JUICE_PRICE), product: { id: JUICE, property: null } },
  };
  return orderOf(hotel, { products: stations.map((station) => lines[station]) });
}

/** Places such an order. */
export async function orderFor(
  platform: Pick<TestPlatform, 'post'>,
  hotel: HotelCode,
  stations: readonly StationName[] = ['kitchen'],
): Promise<{ uuid: string; num: string }> {
  const body = bodyFor(hotel, stations);
  const response = await platform.post('/api/v1/orders', body);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return { uuid: body.uuid, num: placedIn(response).order.num ?? '' };
}

/** A CloudPRNT printer of a hotel, at the host of the hotel. */
export const hotelPrinter = (
  hotel: HotelCode,
  id: string,
  send: (request: Request) => Promise<Response>,
  password: string = printerSecret(DESK_TOKEN, hotel, id),
): CloudPrntPrinter =>
  cloudPrntPrinter({
    url: `http://${hotel}.localhost:3000/printers/${id}`,
    user: id,
    password,
    headers: { host: `${hotel}.localhost:3000`, 'x-forwarded-for': '203.0.113.7' },
    send,
  });
