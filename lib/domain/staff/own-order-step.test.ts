import { steppedOrder as order, STEP_PLAN as PLAN } from '@/tests/builders/desk/stepped-order';
import type { DeskPlan } from '../desk/order-step';
import { ownOrderStep } from './own-order-step';

describe('one tap of a person who is narrowed to the bar: staff/SP3', () => {
  const atBar = { station: null, now: 0, person: { stations: ['bar'], sections: null } };

  it('accepts an order of several stations', () => {
    expect(ownOrderStep(order('draft', [1, 2]), atBar, PLAN)).toMatchObject({ kind: 'move', move: 'approve' });
  });

  it('accepts one of which nothing has to be made, where it is not all theirs, instead of ending it', () => {
    const person = { stations: null, sections: [7] };
    const plan = { ...PLAN, oneStepSections: [7, 8], sections: [...PLAN.sections, { ...PLAN.sections[0], id: 8 }] };
    const step = (sections: number[]) => ownOrderStep(order('draft', sections), { ...atBar, person }, plan as DeskPlan);
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
    expect(ownOrderStep(order('approved', sections, [...ready]), atBar, PLAN)).toEqual(step);
  });

  it('names no line of others at a station of which they have a section', () => {
    const plan = { ...PLAN, stations: [{ id: 'kitchen', sections: [1, 7] }, ...PLAN.stations.slice(1)] };
    const narrowed = { station: 'kitchen', now: 0, person: { stations: null, sections: [7] } };
    expect(ownOrderStep(order('approved', [1, 7, 2]), narrowed, plan)).toEqual({ kind: 'lines', lines: [2] });
  });

  it('ends what is on its way', () => {
    expect(ownOrderStep(order('accepted', [1, 2]), atBar, PLAN)).toMatchObject({ move: 'done' });
  });
});
