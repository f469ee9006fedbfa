import type { HouseView } from '@/lib/contract/house-view';

/** What a house says that states these things and nothing else. */
export const houseViewWith = (parts: Partial<HouseView>): HouseView => ({
  rings: [],
  places: null,
  weather: null,
  today: [],
  facts: [],
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    named: '{greeting}, {name}',
  },
  words: {
    seen: 'seen',
    now: 'Now in the house',
    until: 'until {time}',
    from: 'from {time}',
    on: 'opens {time}',
    today: 'Today in the house',
    more: 'Read more',
    facts: 'Good to know',
    copied: 'Copied',
    newTab: 'opens in a new tab',
  },
  ...parts,
});
