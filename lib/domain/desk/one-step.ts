import { sectionsBelow } from './find-orders';

type Ordered = {
  products: readonly { repeat: { section_id: number | string } | null }[];
  due_times: readonly unknown[];
};
type Plan = {
  oneStepSections: readonly number[];
  sections: readonly { id: number; parent_id: number | null }[];
};

/**
 * Whether one tap ends an order: all of it is of sections, or of sections below them, that the hotel names for this, such
 * as towels. What is for a time is accepted first, so that it stands by that time. Rule: desk/DE93.
 */
export function isOneStep({ products, due_times }: Ordered, { oneStepSections, sections }: Plan): boolean {
  const all = new Set(oneStepSections.flatMap((id) => [...sectionsBelow(sections, id)]));
  const isForNow = products.length > 0 && due_times.length === 0;
  return isForNow && products.every(({ repeat }) => repeat !== null && all.has(Number(repeat.section_id)));
}
