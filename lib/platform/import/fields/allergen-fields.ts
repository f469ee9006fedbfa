import { z } from 'zod';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@/lib/domain/allergens/allergens';
import { contradiction } from '@/lib/domain/allergens/diet-rules';

/** The fields of hotel files about what is in a product. Rules: allergens/AL1, allergens/AL2. */

type Report = { addIssue(issue: { code: 'custom'; message: string; path: (string | number)[] }): void };

const listOf = <T extends string>(known: readonly [T, ...T[]], what: string) =>
  z.array(z.enum(known, { error: `${what} is expected: ${known.join(', ')}` })).superRefine((list, report) => {
    for (const [index, member] of list.entries()) {
      if (list.indexOf(member) === index) continue;
      report.addIssue({ code: 'custom', message: `"${member}" stands here twice`, path: [index] });
    }
  });

export const allergenList = listOf(ALLERGENS, 'an allergen');
export const dietList = listOf(DIETS, 'a diet');

/** null: as the section above says. */
export const isFood = z.boolean().nullable().default(null);

const changeOf = <T extends string>(list: z.ZodType<T[], T[]>) =>
  z
    .strictObject({ add: list.default([]), remove: list.default([]) })
    .superRefine(({ add, remove }, report) => {
      const both = add.findIndex((member) => remove.includes(member));
      if (both < 0) return;
      report.addIssue({ code: 'custom', message: `"${add[both]}" is added and removed`, path: ['add', both] });
    })
    .nullable()
    .default(null);

export const allergenChange = changeOf(allergenList);
export const dietChange = changeOf(dietList);

/** Reports a diet that the product's own allergens rule out. Rule: allergens/AL5. */
export function reportContradictions(
  product: { allergens: readonly Allergen[] | null; diets: readonly Diet[] },
  report: Report,
): void {
  for (const [index, diet] of product.diets.entries()) {
    const allergen = contradiction(diet, product.allergens ?? []);
    if (allergen === null) continue;
    const message = `what is "${diet}" does not contain "${allergen}"`;
    report.addIssue({ code: 'custom', message, path: ['diets', index] });
  }
}
