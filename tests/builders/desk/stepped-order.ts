import type { DeskPlan } from '@/lib/domain/desk/order-step';

/** Kitchen and bar, and a section of which nothing has to be made. */
export const STEP_PLAN: DeskPlan = {
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

/** An order with a line of each section, whose ids count from 1. */
export const steppedOrder = (ostatus_id: string, sections: readonly number[], ready_lines: readonly number[] = []) => ({
  ostatus_id,
  ready_lines,
  due_times: [],
  quoted_at: null,
  waits_from: null,
  products: sections.map((section_id, place) => ({ id: place + 1, repeat: { product_id: 1, section_id } })),
});
