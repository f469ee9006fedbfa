import { type MenuItem, targetOf } from './menu-item';

type ListedSection = { id: number; parent_id: number | null; products: readonly { id: number }[] };

/**
 * The sections in which an item can stand, each behind those above it. A section stands neither in itself nor in what is
 * in it. Rule: menu/ME8.
 */
export function placesInMenu<S extends ListedSection>(
  sections: readonly S[],
  item: MenuItem,
): readonly (readonly S[])[] {
  const { kind, id } = targetOf(item);
  const byId = new Map(sections.map((section) => [section.id, section]));
  const lineOf = (section: S): readonly S[] => {
    const above = section.parent_id === null ? undefined : byId.get(section.parent_id);
    return above === undefined ? [section] : [...lineOf(above), section];
  };
  return sections.map(lineOf).filter((line) => kind !== 'section' || !line.some((section) => section.id === id));
}

/** The section in which an item stands; null: the top. Undefined: it is not in the menu, or not read yet. */
export function parentInMenu(sections: readonly ListedSection[], item: MenuItem): number | null | undefined {
  const { kind, id } = targetOf(item);
  if (kind === 'section') return sections.find((section) => section.id === id)?.parent_id;
  return sections.find(({ products }) => products.some((product) => product.id === id))?.id;
}
