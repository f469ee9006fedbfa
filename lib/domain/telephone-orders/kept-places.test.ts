import { keptPlaces } from './kept-places';

const now = { station: 'kitchen', at: 1000 };
const late = { station: 'kitchen', at: 5000 };
const bar = { station: 'bar', at: 1000 };
const PLACES = [now, late, bar];

const line = (station: string | null, at: number | null = null) => ({ station, at });

it.each([
  ['keeps all while nothing goes', [line('kitchen'), line('kitchen', 5000), line('bar')], [], PLACES],
  ['gives up a station of which nothing stays', [line('kitchen'), line('kitchen', 5000)], [line('bar')], [now, late]],
  ['gives up the time for which nothing stays', [line('kitchen'), line('bar')], [line('kitchen', 5000)], [now, bar]],
  ['gives up now where only a later line stays', [line('kitchen', 5000), line('bar')], [line('kitchen')], [late, bar]],
  ['keeps a place for which another line stays', [line('kitchen', 5000)], [line('kitchen', 5000)], [late]],
  ['keeps nothing for what no station makes', [line(null)], [line('kitchen'), line('kitchen', 5000), line('bar')], []],
])('%s', (_what, kept, removed, expected) => {
  expect(keptPlaces(PLACES, { kept, removed })).toEqual(expected);
});
