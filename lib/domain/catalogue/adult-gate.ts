import { type Id, sameId } from '../options/kit';

/** What is only for adults. Rule: age-gate/AG1. */

/** A section as the gate reads it: with the sections above it. */
export type AdultSection = { id: Id; for_adult: boolean; parent: AdultSection | null };

const lineage = (section: AdultSection | null): AdultSection[] =>
  section === null ? [] : [section, ...lineage(section.parent)];

/** Whether a product is for adults: it says so itself, or its section does, or one above that. */
const isForAdults = (product: { for_adult: boolean }, section: AdultSection | null): boolean =>
  product.for_adult || lineage(section).some(({ for_adult }) => for_adult);

/** Whether adding is blocked until the guest has confirmed their age; `isAdult`: it is stored on the device. */
export const needsAgeGate = (from: {
  product: { for_adult: boolean };
  section: AdultSection | null;
  isAdult: boolean;
}): boolean => !from.isAdult && isForAdults(from.product, from.section);

/**
 * The public text of the question. The data only say that something is for adults; where 16 is old enough, the hotel
 * names the sections (variation `age16Under`), and everything below them asks for 16.
 */
export const ageTextFor = (section: AdultSection | null, age16Under: readonly Id[]): 'is_adult_18' | 'is_adult_16' =>
  lineage(section).some(({ id }) => age16Under.some((under) => sameId(under, id))) ? 'is_adult_16' : 'is_adult_18';

/** The age that a guest must have reached for a product, as its gate asks; null: any. Rule: catalogue/C9. */
export const leastAge = (
  product: { for_adult: boolean },
  section: AdultSection | null,
  age16Under: readonly Id[],
): 16 | 18 | null => {
  if (!isForAdults(product, section)) return null;
  return ageTextFor(section, age16Under) === 'is_adult_16' ? 16 : 18;
};
