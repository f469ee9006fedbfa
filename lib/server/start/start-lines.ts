import 'server-only';
import { textIn } from '@/lib/domain/i18n/text';
import { printableLine } from '@/lib/domain/security/printable';
import { isLocalHost } from '@/lib/domain/security/security-headers';
import type { HostRules } from '@/lib/domain/tenancy/host';
import type { ImportResult } from '@/lib/platform/import/import-hotels';
import { describeProblem } from '@/lib/platform/import/problem';
import type { ListedHotel } from '@/lib/platform/stores/hotels';
import { hotelHref } from '../pages/hotel-href';

/** Joins lines for a terminal. Data inside them can neither add a line nor control the terminal. */
export const terminalText = (lines: readonly string[]): string =>
  lines.map((line) => `${printableLine(line)}\n`).join('');

/** The line for a start without a single hotel. Without it, a first start with a wrong folder would look successful. */
export const noHotelsLine = (hotelsDir: string): string =>
  `HOTELS_DIR: ${hotelsDir} has no hotel that can be served; every address gets 404.`;

/** Maximum of printed hotels; the front page lists all of them. */
export const MAX_HOTEL_LINES = 20;

/**
 * One line for each hotel with its address, for the person who started the server: `Cala Verde
 * http://cala-verde.localhost:3000`. `total`: number of all hotels, of which `hotels` are the first.
 */
export function hotelLines(
  hotels: readonly Pick<ListedHotel, 'code' | 'title'>[],
  { rules, port, total }: { rules: HostRules; port: number; total: number },
): string[] {
  const titles = hotels.map(({ code, title }) => textIn(title, 'en') || code);
  const width = Math.max(0, ...titles.map((title) => title.length));
  const at = { scheme: 'http', port: port === 80 ? '' : String(port) };
  const addresses = hotels.map(
    ({ code }, index) => `${(titles[index] ?? code).padEnd(width)}  ${hotelHref(code, rules, at).replace(/\/$/, '')}`,
  );
  return total > hotels.length ? [...addresses, `and ${total - hotels.length} more`] : addresses;
}

/**
 * The address in the printed code of a hotel's first room, for whoever tries the product on their own machine. On any
 * other host a log would hold what proves a room. `printed`: the paths by the code of their hotel.
 */
export const roomLines = (
  printed: readonly { code: string; room: string; path: string }[],
  { rules, port }: { rules: HostRules; port: number },
): string[] =>
  printed.flatMap(({ code, room, path }) => {
    const address = hotelHref(code, rules, { scheme: 'http', port: port === 80 ? '' : String(port) }).replace(
      /\/$/,
      '',
    );
    return isLocalHost(URL.parse(address)?.host ?? '') ? [`Printed code of room ${room}: ${address}${path}`] : [];
  });

/** One line for each setting that names a hotel which is not served: the setting, its value and the hotel's code. */
export const unknownHotelLines = (
  named: readonly { setting: string; value: string; code: string }[],
  unserved: ReadonlySet<string>,
): string[] =>
  named
    .filter(({ code }) => unserved.has(code))
    .map(({ setting, value, code }) => `${setting}: ${value} names the hotel ${code}, and no such hotel is served.`);

/** The problems in hotels' files, one line for each, and whether the hotel's earlier content is still served. */
export const problemLines = (failed: ImportResult['failed']): string[] =>
  failed.flatMap(({ hotel, problems, servesOldContent }) => [
    `${hotel} was not imported; ${servesOldContent ? 'its last good content is served' : 'it is not served'}:`,
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
  ]);

/** One line for each withdrawn hotel whose folder still exists. */
export const withdrawnLines = (withdrawn: readonly string[]): string[] =>
  withdrawn.map(
    (hotel) => `${hotel} is withdrawn and not served; to serve it again: npm run hotel -- restore ${hotel}`,
  );
