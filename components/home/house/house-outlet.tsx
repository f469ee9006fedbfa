import type { HouseView } from '@/lib/contract/house-view';
import { type HousePart, heightOf } from './house-layout';

/**
 * The place of a part that house-parts.tsx fills when the page is at rest. It is as high as what will stand there, so that
 * nothing moves, with the margin of its heading. Rule: home/HM3.
 */
export function HouseOutlet({ part, house }: { part: HousePart; house: HouseView | null }) {
  const height = house === null ? 0 : heightOf(part, house);
  return height > 0 && <div className="flow-root" data-house={part} style={{ minHeight: `${height}rem` }} />;
}

/** The place of the weather in a header, where nothing else stands. Rule: appearance/A11. */
export const WeatherOutlet = ({ house }: { house: HouseView | null }) =>
  house?.weather != null && <span className="ms-auto min-w-15" data-house="weather" />;
