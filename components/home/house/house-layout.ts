import type { FactView, HouseView } from '@/lib/contract/house-view';

/** As many as fit beside each other on a phone without pushing the services away. */
export const MOST_PLACES = 4;

/** In rem, as story-rings.tsx, now-in-house.tsx and house-notes.tsx make them: rows and cards with their gaps and lines. */
const HEIGHTS = { rings: 6, heading: 4.75, places: 3.8125, row: 4.0625, card: 8 };

type Facts = { wifi: FactView | null; others: readonly FactView[] };

/** The Wi-Fi stands below what is open now, or else is the first fact. */
export function splitFacts({ places, facts }: Pick<HouseView, 'places' | 'facts'>): Facts {
  const wifi = places === null ? null : (facts.find(({ kind }) => kind === 'wifi') ?? null);
  return { wifi, others: facts.filter((fact) => fact !== wifi) };
}

/** The parts of home that say something of the house, each with its own place in the page. */
export const HOUSE_PARTS = ['rings', 'now', 'notes'] as const;
export type HousePart = (typeof HOUSE_PARTS)[number];

/** The height of a part in rem, before its texts are there; 0: the part says nothing. Rule: home/HM3. */
export function heightOf(part: HousePart, house: HouseView): number {
  const { wifi, others } = splitFacts(house);
  if (part === 'rings') return house.rings.length > 0 ? HEIGHTS.rings : 0;
  if (part === 'now') {
    if (house.places === null) return 0;
    const rows = Math.ceil(Math.min(house.places.all.length, MOST_PLACES) / 2);
    return HEIGHTS.heading + rows * HEIGHTS.places + (wifi === null ? 0 : HEIGHTS.row);
  }
  const today = house.today.length > 0 ? HEIGHTS.heading + house.today.length * HEIGHTS.card : 0;
  return today + (others.length > 0 ? HEIGHTS.heading + others.length * HEIGHTS.row : 0);
}
