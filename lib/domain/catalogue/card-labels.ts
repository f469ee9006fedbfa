type CardLabel = { kind: 'closed' | 'few' | 'age' | 'popular'; text: string };
type Labelled = { closed: string | null; few?: string; age: 16 | 18 | null; popular?: string };

/** The labels of the age limits. */
type AgeWords = Readonly<Record<16 | 18, string>>;

/**
 * The labels of a product: closed, then that few are left, then the age limit, then popular. A card shows the first in its corner, a search hit shows
 * all. Rules: catalogue/C19, stock/SK7.
 */
export function cardLabels({ closed, few, age, popular }: Labelled, ages: AgeWords): CardLabel[] {
  return [
    ...(closed === null ? [] : [{ kind: 'closed', text: closed } as const]),
    ...(few ? [{ kind: 'few', text: few } as const] : []),
    ...(age === null ? [] : [{ kind: 'age', text: ages[age] } as const]),
    ...(popular ? [{ kind: 'popular', text: popular } as const] : []),
  ];
}
