import { type Id, sameId } from '../id';

/** Decides for which products a guest must confirm the age. Rule: age-gate/AG1. */

/** A section with its ancestors, as far as the age gate needs them. */
export type AdultSection = { id: Id; for_adult: boolean; parent: AdultSection | null };

const lineage = (section: AdultSection | null): AdultSection[] =>
  section === null ? [] : [section, ...lineage(section.parent)];

/** Whether a product is for adults: the product itself, its section, or any section above it is marked. */
const isForAdults = (product: { for_adult: boolean }, section: AdultSection | null): boolean =>
  product.for_adult || lineage(section).some(({ for_adult }) => for_adult);

/**
 * Whether adding is blocked until the guest has confirmed the age. `isAdult`: the confirmation is stored on the device.
 */
export const needsAgeGate = (input: {
  product: { for_adult: boolean };
  section: AdultSection | null;
  isAdult: boolean;
}): boolean => !input.isAdult && isForAdults(input.product, input.section);

/**
 * Returns the message key of the age question. The data only mark products as for adults. Where 16 is the limit, the
 * hotel lists the sections (variation `age16Under`), and the question asks for 16 in and below them.
 */
export const ageTextFor = (section: AdultSection | null, age16Under: readonly Id[]): 'is_adult_18' | 'is_adult_16' =>
  lineage(section).some(({ id }) => age16Under.some((under) => sameId(under, id))) ? 'is_adult_16' : 'is_adult_18';

/** Returns the age that the gate of a product asks for; null: none. Rule: catalogue/C9. */
export const leastAge = (
  product: { for_adult: boolean },
  section: AdultSection | null,
  age16Under: readonly Id[],
): 16 | 18 | null => {
  if (!isForAdults(product, section)) return null;
  return ageTextFor(section, age16Under) === 'is_adult_16' ? 16 : 18;
};
