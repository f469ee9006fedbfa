import { type AdultSection, ageTextFor, leastAge, needsAgeGate } from './adult-gate';

const section = (id: number, for_adult = false, parent: AdultSection | null = null): AdultSection => ({
  id,
  for_adult,
  parent,
});
const food = { for_adult: false };
const wine = { for_adult: true };

describe('the question for the age', () => {
  it.each([
    ['is not asked for food', food, section(5), false],
    ['is asked for a product for adults', wine, section(5), true],
    ['is asked in a section for adults', food, section(5, true), true],
    ['is asked below a section for adults', food, section(5, false, section(4, true)), true],
    ['is asked far below one', food, section(6, false, section(5, false, section(4, true))), true],
    ['is asked for a product without a section', wine, null, true],
    ['is not asked for food without a section', food, null, false],
  ])('%s', (_title, product, where, asked) => {
    expect(needsAgeGate({ product, section: where, isAdult: false })).toBe(asked);
    expect(needsAgeGate({ product, section: where, isAdult: true })).toBe(false);
  });

  it.each([
    ['18 unless the hotel says otherwise', section(5), [], 'is_adult_18'],
    ['16 in a section that the hotel names', section(5), ['5'], 'is_adult_16'],
    ['16 below such a section', section(5, false, section(4)), [4], 'is_adult_16'],
    ['18 beside such a section', section(5, false, section(4)), [3], 'is_adult_18'],
    ['18 without a section', null, [4], 'is_adult_18'],
  ] as const)('is for %s', (_title, where, under, text) => {
    expect(ageTextFor(where, under)).toBe(text);
  });

  it.each([
    ['none for food', food, section(5), [5], null],
    ['18 for wine', wine, section(5), [], 18],
    ['16 for wine in a section that the hotel names', wine, section(5), [5], 16],
    [
      '16 for what stands below a section for adults that the hotel names',
      food,
      section(5, false, section(4, true)),
      [4],
      16,
    ],
    ['18 for wine without a section', wine, null, [4], 18],
  ] as const)('names the age on a card as the gate asks it: %s', (_title, product, where, under, age) => {
    expect(leastAge(product, where, under)).toBe(age);
  });
});
