import { type DeskPlan, orderStep } from './order-step';

const PLAN: DeskPlan = {
  stations: [
    { id: 'kitchen', sections: [1] },
    { id: 'bar', sections: [2] },
  ],
  oneStepSections: [7],
  sections: [
    { id: 1, parent_id: null, promise_minutes: 40 },
    { id: 2, parent_id: null, promise_minutes: null },
    { id: 7, parent_id: null, promise_minutes: null },
  ],
};

const order = (ostatus_id: string, sections: readonly number[], ready_lines: readonly number[] = []) => ({
  ostatus_id,
  ready_lines,
  due_times: [],
  quoted_at: null,
  waits_from: null,
  products: sections.map((section_id, place) => ({ id: place + 1, repeat: { product_id: 1, section_id } })),
});

describe('orderStep: desk/DE5, desk/DE31, desk/DE54, desk/DE93', () => {
  it.each([
    ['accepts a new one with what is usually promised', order('draft', [1]), null, ['approve', 40]],
    ['ends a new one of which nothing has to be made', order('draft', [7]), null, ['done', 0]],
    ['accepts a new one of which something has', order('draft', [1, 7]), null, ['approve', 40]],
    ['says that one in preparation is ready', order('approved', [1, 2]), null, ['accept', 0]],
    ['says so at the only station that has lines of it', order('approved', [1]), 'kitchen', ['accept', 0]],
    ['says so where the others are ready', order('approved', [1, 2], [2]), 'kitchen', ['accept', 0]],
    ['ends one on its way', order('accepted', [1, 2]), 'bar', ['done', 0]],
  ] as const)('%s', (_, ordered, station, [move, minutes]) => {
    expect(orderStep(ordered, { station, now: 0, person: null }, PLAN)).toEqual({ kind: 'move', move, minutes });
  });

  it('makes the lines of a station ready while others still make theirs', () => {
    expect(orderStep(order('approved', [1, 2]), { station: 'bar', now: 0, person: null }, PLAN)).toEqual({
      kind: 'lines',
      lines: [2],
    });
  });

  it('waits for the other stations once its own lines are ready', () => {
    expect(orderStep(order('approved', [1, 2], [2]), { station: 'bar', now: 0, person: null }, PLAN)).toEqual({
      kind: 'wait',
      stations: ['kitchen'],
    });
  });

  describe('of a person who is narrowed to the bar: staff/SP3', () => {
    const atBar = { station: null, now: 0, person: { stations: ['bar'], sections: null } };

    it('accepts an order of several stations', () => {
      expect(orderStep(order('draft', [1, 2]), atBar, PLAN)).toMatchObject({ kind: 'move', move: 'approve' });
    });

    it('accepts one of which nothing has to be made, where it is not all theirs, instead of ending it', () => {
      const person = { stations: null, sections: [7] };
      const plan = { ...PLAN, oneStepSections: [7, 8], sections: [...PLAN.sections, { ...PLAN.sections[0], id: 8 }] };
      const step = (sections: number[]) => orderStep(order('draft', sections), { ...atBar, person }, plan as DeskPlan);
      expect(step([7])).toMatchObject({ move: 'done' });
      expect(step([7, 8])).toMatchObject({ move: 'approve' });
    });

    it.each([
      ['says of own lines alone that they are ready', [1, 2], [], { kind: 'lines', lines: [2] }],
      ['says so of lines beside some that no station makes', [2, 7], [], { kind: 'lines', lines: [1] }],
      ['waits for the stations of the others', [1, 2], [2], { kind: 'wait', stations: ['kitchen'] }],
      ['waits for what no station makes', [2, 7], [1], { kind: 'wait', stations: [] }],
      ['puts it on its way once the others are ready', [1, 2], [1], { kind: 'move', move: 'accept', minutes: 0 }],
      ['puts on its way what is all theirs', [2, 2], [], { kind: 'move', move: 'accept', minutes: 0 }],
    ] as const)('%s', (_, sections, ready, step) => {
      expect(orderStep(order('approved', sections, [...ready]), atBar, PLAN)).toEqual(step);
    });

    it('names no line of others at a station of which they have a section', () => {
      const plan = { ...PLAN, stations: [{ id: 'kitchen', sections: [1, 7] }, ...PLAN.stations.slice(1)] };
      const narrowed = { station: 'kitchen', now: 0, person: { stations: null, sections: [7] } };
      expect(orderStep(order('approved', [1, 7, 2]), narrowed, plan)).toEqual({ kind: 'lines', lines: [2] });
    });

    it('ends what is on its way', () => {
      expect(orderStep(order('accepted', [1, 2]), atBar, PLAN)).toMatchObject({ move: 'done' });
    });
  });

  it.each(['done', 'cancelled', 'expired'])('has none for one that is %s', (status) => {
    expect(orderStep(order(status, [1]), { station: null, now: 0, person: null }, PLAN)).toBeNull();
  });
});
