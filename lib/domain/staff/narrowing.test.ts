import type { StationPlan } from '../desk/stations';
import { isNarrowed, isOwnLine, isOwnOrder, isOwnSection, isOwnStation, sectionsOnTheWay } from './narrowing';

/** Food (1) with starters (2) is the kitchen's, drinks (3) with cocktails (4) the bar's, massages (5) nobody's. */
const PLAN: StationPlan = {
  stations: [
    { id: 'kitchen', sections: [1] },
    { id: 'bar', sections: [3] },
  ],
  sections: [
    { id: 1, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: null },
    { id: 4, parent_id: 3 },
    { id: 5, parent_id: null },
  ],
};

const everything = { stations: null, sections: null };
const bar = { stations: ['bar'], sections: null };
const cocktails = { stations: null, sections: [4] };
const kitchenAndSpa = { stations: ['kitchen'], sections: [5] };
const goneStation = { stations: ['grill'], sections: null };
const line = (section: number | null) => ({
  id: section ?? 0,
  repeat: section === null ? null : { section_id: section },
});

it.each([
  [everything, [true, true, true, true, true]],
  [bar, [false, false, true, true, false]],
  [cocktails, [false, false, false, true, false]],
  [kitchenAndSpa, [true, true, false, false, true]],
  [goneStation, [false, false, false, false, false]],
])('narrows %j to sections with those below them', (member, own) => {
  expect([1, 2, 3, 4, 5].map((id) => isOwnSection(id, member, PLAN))).toEqual(own);
  expect([1, 2, 3, 4, 5].map((id) => isOwnLine(line(id), member, PLAN))).toEqual(own);
});

it.each([
  [everything, true, true],
  [bar, true, false],
  [cocktails, true, false],
  [kitchenAndSpa, true, true],
  [goneStation, false, false],
])('finds an order of %j by at least one line', (member, ofBoth, ofFood) => {
  expect(isOwnOrder({ products: [line(2), line(4)] }, member, PLAN)).toBe(ofBoth);
  expect(isOwnOrder({ products: [line(2)] }, member, PLAN)).toBe(ofFood);
});

it('shows an order without known sections, or without lines, only to who is not narrowed', () => {
  for (const products of [[], [line(null)]]) {
    expect(isOwnOrder({ products }, everything, PLAN)).toBe(true);
    expect(isOwnOrder({ products }, bar, PLAN)).toBe(false);
    expect(isOwnOrder({ products }, cocktails, PLAN)).toBe(false);
  }
});

it.each([
  [everything, true, true],
  [bar, false, true],
  [cocktails, false, true],
  [kitchenAndSpa, true, false],
  [goneStation, false, false],
])('finds the stations of %j', (member, kitchen, ofBar) => {
  expect([isOwnStation('kitchen', member, PLAN), isOwnStation('bar', member, PLAN)]).toEqual([kitchen, ofBar]);
});

it('takes an empty list for narrowed to nothing', () => {
  expect(isNarrowed({ stations: [], sections: null })).toBe(true);
  expect(isOwnSection(1, { stations: [], sections: null }, PLAN)).toBe(false);
});

it('ends at a circle of sections', () => {
  const circle = {
    stations: [],
    sections: [
      { id: 1, parent_id: 2 },
      { id: 2, parent_id: 1 },
    ],
  };
  expect(isOwnSection(1, cocktails, circle)).toBe(false);
  expect(isOwnSection(1, { stations: null, sections: [2] }, circle)).toBe(true);
});

it('keeps the sections above those of a person', () => {
  expect([...sectionsOnTheWay(cocktails, PLAN)].sort()).toEqual([3, 4]);
  expect([...sectionsOnTheWay(everything, PLAN)].sort()).toEqual([1, 2, 3, 4, 5]);
});
