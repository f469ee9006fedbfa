import { type AdultSection, ageTextFor, leastAge, needsAgeGate } from './age-gate';

const section = (id: number, for_adult = false, parent: AdultSection | null = null): AdultSection => ({
  id,
  for_adult,
  parent,
});
const food = { for_adult: false };
const wine = { for_adult: true };

describe('the age gate', () => {
  it.each([
    ['is not needed for food', food, section(5), false],
    ['is needed for a product for adults', wine, section(5), true],
    ['is needed in a section for adults', food, section(5, true), true],
    ['is needed below a section for adults', food, section(5, false, section(4, true)), true],
    [
      'is needed two levels below a section for adults',
      food,
      section(6, false, section(5, false, section(4, true))),
      true,
    ],
    ['is needed for a product for adults without a section', wine, null, true],
    ['is not needed for food without a section', food, null, false],
  ])('the age gate %s', (_title, product, where, asked) => {
    expect(needsAgeGate({ product, section: where, isAdult: false })).toBe(asked);
    expect(needsAgeGate({ product, section: where, isAdult: true })).toBe(false);
  });

  it.each([
    ['18 by default', section(5), [], 'is_adult_18'],
    ['16 in a section of age16Under', section(5), ['5'], 'is_adult_16'],
    ['16 below a section of age16Under', section(5, false, section(4)), [4], 'is_adult_16'],
    ['18 outside the sections of age16Under', section(5, false, section(4)), [3], 'is_adult_18'],
    ['18 without a section', null, [4], 'is_adult_18'],
  ] as const)('asks for the age %s', (_title, where, under, text) => {
    expect(ageTextFor(where, under)).toBe(text);
  });

  it.each([
    ['none for food', food, section(5), [5], null],
    ['18 for wine', wine, section(5), [], 18],
    ['16 for wine in a section of age16Under', wine, section(5), [5], 16],
    ['16 below a section for adults that is in age16Under', food, section(5, false, section(4, true)), [4], 16],
    ['18 for wine without a section', wine, null, [4], 18],
  ] as const)('the age on a product’s card is %s', (_title, product, where, under, age) => {
    expect(leastAge(product, where, under)).toBe(age);
  });
});
