type CardLabel = { kind: 'closed' | 'age' | 'popular'; text: string };
type Labelled = { closed: string | null; age: 16 | 18 | null; popular?: string };

/** The labels of the age limits. */
type AgeWords = Readonly<Record<16 | 18, string>>;

/**
 * The labels of a product: closed, then the age limit, then popular. A card shows the first in its corner, a search hit shows
 * all. Rule: catalogue/C19.
 */
export function cardLabels({ closed, age, popular }: Labelled, ages: AgeWords): CardLabel[] {
  return [
    ...(closed === null ? [] : [{ kind: 'closed', text: closed } as const]),
    ...(age === null ? [] : [{ kind: 'age', text: ages[age] } as const]),
    ...(popular ? [{ kind: 'popular', text: popular } as const] : []),
  ];
}
