import type { Id } from '../id';

/** The products of one heading of a list. `code` and `title` are '' for those that stand under none. */
export type ListGroup<P> = { code: string; title: string; products: readonly P[] };

const subsectionCode = (id: Id): string => `section-${id}`;

/** The headings of a list: the hotel's own, then those of the subsections that its products may belong to. */
export const listHeadings = <Title>(section: {
  headings: readonly { code: string; title: Title }[];
  subsections: readonly { id: Id; title: Title; is_hidden: boolean }[];
}): readonly { code: string; title: Title }[] => [
  ...section.headings,
  ...section.subsections
    .filter(({ is_hidden }) => !is_hidden)
    .map(({ id, title }) => ({ code: subsectionCode(id), title })),
];

/** The code of a product's heading: the hotel's own, else its section, which is a heading if it is a subsection of the list. */
export const headingCode = ({
  heading,
  section_id,
}: {
  heading: string | null;
  section_id: Id | null;
}): string | null => heading ?? (section_id === null ? null : subsectionCode(section_id));

/**
 * The products of a list by heading: first those without a known one, then each heading that has products, in their order.
 * Rule: catalogue/C18.
 */
export function listGroups<P extends { heading: string | null }>(
  products: readonly P[],
  headings: readonly { code: string; title: string }[],
): readonly ListGroup<P>[] {
  const codes = headings.map(({ code }) => code);
  const isLoose = ({ heading }: P) => heading === null || !codes.includes(heading);
  return [
    { code: '', title: '', products: products.filter(isLoose) },
    ...headings.map((heading) => ({ ...heading, products: products.filter((each) => each.heading === heading.code) })),
  ].filter((group) => group.products.length > 0);
}
