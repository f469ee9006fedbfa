import {
  areLinesReady,
  hasNoSection,
  openLines,
  openStations,
  ordersOfStation,
  type StationPlan,
  stationOfLine,
  stillToMake,
} from './stations';

const PLAN: StationPlan = {
  stations: [
    { id: 'kitchen', sections: [1] },
    { id: 'bar', sections: [12, 2] },
    { id: 'spa', sections: [99] },
  ],
  sections: [
    { id: 1, parent_id: null },
    { id: 11, parent_id: 1 },
    { id: 12, parent_id: 1 },
    { id: 13, parent_id: 12 },
    { id: 2, parent_id: null },
    { id: 3, parent_id: null },
    { id: 8, parent_id: 9 },
    { id: 9, parent_id: 8 },
  ],
};

const line = (id: number, section_id: number | null) => ({ id, repeat: section_id === null ? null : { section_id } });
const order = (...products: ReturnType<typeof line>[]) => ({ products });

it.each([
  ['of a section of its own', 1, 'kitchen'],
  ['below a section', 11, 'kitchen'],
  ['of a section below another station’s', 12, 'bar'],
  ['below the nearer of two stations', 13, 'bar'],
  ['of a section without a station', 3, null],
  ['of a section that has gone', 77, null],
  ['of sections that lie in each other', 8, null],
  ['whose section is not known', null, null],
])('knows the station of a line %s', (_which, section, station) => {
  expect(stationOfLine(line(1, section), PLAN)).toBe(station);
});

it('shows a station the orders with a line of its own, and a desk without a station all', () => {
  const orders = [order(line(1, 11)), order(line(1, 11), line(2, 2)), order(line(1, 3))];
  expect(ordersOfStation(orders, 'bar', PLAN)).toEqual([orders[1]]);
  expect(ordersOfStation(orders, null, PLAN)).toEqual(orders);
  expect(ordersOfStation(orders, 'a station that has gone', PLAN)).toEqual([]);
});

it.each([
  ['all lines of all stations are', [1, 2], true],
  ['those of one station are', [1], false],
  ['none is', [], false],
])('is ready when %s', (_which, ready, isReady) => {
  // Nobody makes the third line.
  expect(areLinesReady(order(line(1, 11), line(2, 2), line(3, 3)), new Set(ready), PLAN)).toBe(isReady);
});

it('is not ready by its lines when no station makes any', () => {
  expect(areLinesReady(order(line(1, 3)), new Set([1]), PLAN)).toBe(false);
});

it('knows what a station still has to make', () => {
  const mixed = { ...order(line(1, 11), line(2, 2), line(3, 12), line(4, 3)), ready_lines: [3] };
  expect(openLines(mixed, 'bar', PLAN)).toEqual([2]);
  expect(stillToMake(mixed, 'kitchen', PLAN).products.map(({ id }) => id)).toEqual([1]);
  expect(stillToMake(mixed, null, PLAN).products.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(openStations(mixed, PLAN)).toEqual(['kitchen', 'bar']);
  expect(openStations({ ...mixed, ready_lines: [1, 2, 3] }, PLAN)).toEqual([]);
});

it('knows a station whose sections have all gone', () => {
  expect(PLAN.stations.map((station) => hasNoSection(station, PLAN.sections))).toEqual([false, false, true]);
});
