import { isOneStep } from './one-step';

const PLAN = {
  oneStepSections: [7, 99],
  sections: [
    { id: 1, parent_id: null },
    { id: 7, parent_id: 1 },
    { id: 71, parent_id: 7 },
  ],
};

const order = (...sections: (number | string | null)[]) => ({
  products: sections.map((section_id) => ({ repeat: section_id === null ? null : { section_id } })),
  due_times: [],
});

describe('isOneStep: desk/DE93', () => {
  it.each([
    ['of such a section', [7]],
    ['of a section below one, also with an id as text', [7, '71']],
  ])('is so when everything is %s', (_, sections) => {
    expect(isOneStep(order(...sections), PLAN)).toBe(true);
  });

  it.each([
    ['a line is of another section', [7, 1]],
    ['a line is of an earlier release, which kept no section', [7, null]],
    ['there is no line', []],
  ])('is not so when %s', (_, sections) => {
    expect(isOneStep(order(...sections), PLAN)).toBe(false);
  });

  it('is not so for what is for a time, such as a wake-up call', () => {
    expect(isOneStep({ ...order(7), due_times: [{}] }, PLAN)).toBe(false);
  });

  it('is never so in a hotel that names no section', () => {
    expect(isOneStep(order(7), { ...PLAN, oneStepSections: [] })).toBe(false);
  });
});
