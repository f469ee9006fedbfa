import type { Id } from '@/lib/domain/id';
import { readVariations, type Variations } from '@/lib/domain/variations/variations';
import { optionsOf, productsOf, sectionsOf } from './folder-parts';
import type { JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/**
 * Checks the variations of a hotel: each exists and has a value of its kind, and the ids in it are those of the hotel.
 * Rule: variations/VA8.
 */
export function checkVariations(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const at = (place: JsonPath, reason: string) => json.problem(['ext_data', 'variations', ...place], reason);
  const known = knownIds(parsed);
  return Object.entries(value.ext_data.variations).flatMap(([name, variation]) => {
    const { variations, problems } = readVariations({ [name]: variation });
    if (problems.length > 0) return problems.map(({ place, reason }) => at(place, reason));
    const unknown = references(variations).filter(({ noun, id }) => !known[noun].has(String(id)));
    const taken = variations.guestFields.flatMap(({ id }, index, fields) =>
      known.option.has(String(id)) || fields.findIndex((field) => String(field.id) === String(id)) < index
        ? [at(['guestFields', index, 'id'], `another option has the id ${id}`)]
        : [],
    );
    return [...unknown.map(({ noun, id, place }) => at(place, `no ${noun} has the id ${id}`)), ...taken];
  });
}

type Noun = 'section' | 'product' | 'payment' | 'option';

/** Ids as text, because a variation may write a number as one. */
function knownIds(parsed: ParsedFolder): Readonly<Record<Noun, ReadonlySet<string>>> {
  const idsOf = (entries: readonly { id: number }[]) => new Set(entries.map(({ id }) => String(id)));
  return {
    section: idsOf(sectionsOf(parsed).map((section) => section.value)),
    product: idsOf(productsOf(parsed).map((product) => product.value)),
    payment: idsOf(parsed.hotel.value.payments),
    option: idsOf(optionsOf(parsed).map((option) => option.value)),
  };
}

type Reference = { noun: Noun; id: Id; place: JsonPath };

const listed = (noun: Noun, ids: readonly Id[], place: JsonPath): Reference[] =>
  ids.map((id, index) => ({ noun, id, place: [...place, index] }));

/** Every id of another entity in the variations. */
const references = (variations: Variations): Reference[] => [
  ...(['age16Under', 'checkMessageUnder', 'hiddenPaymentUnder', 'hideHelpOn'] as const).flatMap((name) =>
    listed('section', variations[name], [name]),
  ),
  ...(['cartNotices', 'guestFields'] as const).flatMap((name) =>
    variations[name].flatMap(({ under }, index) => listed('section', under, [name, index, 'under'])),
  ),
  ...variations.barLinks.flatMap(({ section }, index): Reference[] =>
    section === null ? [] : [{ noun: 'section', id: section, place: ['barLinks', index, 'section'] }],
  ),
  ...listed('product', variations.hidePublicOfferLink, ['hidePublicOfferLink']),
  ...(variations.skipTheClean === null
    ? []
    : [{ noun: 'product' as const, id: variations.skipTheClean, place: ['skipTheClean'] }]),
  ...(variations.fixedPayment === null
    ? []
    : [{ noun: 'payment' as const, id: variations.fixedPayment, place: ['fixedPayment'] }]),
];
