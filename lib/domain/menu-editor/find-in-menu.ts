type Section = { id: number; parent_id: number | null; products: readonly { id: number }[] };
type ProductOf<S extends Section> = S['products'][number];

/** A hit of a search in the menu. `parent` null: a section at the top. */
type FoundInMenu<S extends Section> =
  | { kind: 'section'; node: S; parent: S | null }
  | { kind: 'product'; node: ProductOf<S>; parent: S };

/** The sections and products whose name has the text, each section before what stands in it. */
export function foundInMenu<S extends Section>(
  sections: readonly S[],
  { text, nameOf }: { text: string; nameOf(node: NoInfer<S | ProductOf<S>>): string },
): readonly FoundInMenu<S>[] {
  const wanted = text.trim().toLowerCase();
  const isFound = (node: S | ProductOf<S>) => nameOf(node).toLowerCase().includes(wanted);
  return sections.flatMap((section): FoundInMenu<S>[] => {
    const parent = sections.find(({ id }) => id === section.parent_id) ?? null;
    const products: readonly ProductOf<S>[] = section.products.filter(isFound);
    return [
      ...(isFound(section) ? [{ kind: 'section' as const, node: section, parent }] : []),
      ...products.map((node) => ({ kind: 'product' as const, node, parent: section })),
    ];
  });
}
