import { foldText } from '../search/fold-text';

/** `allergy`: the beginnings of one language's words for an allergy or intolerance, separated by commas. */
type AllergyWords = { allergy: string };

type TypedOrder = {
  comment: string | null;
  properties: readonly TypedAnswer[];
  products: readonly { properties: readonly TypedAnswer[] }[];
};

/** `choice` null: the guest typed the value. */
type TypedAnswer = { value: string | null; choice: unknown };

const partsOf = ({ allergy }: AllergyWords): readonly string[] =>
  allergy
    .split(',')
    .map((part) => foldText(part.trim()))
    .filter((part) => part !== '');

/**
 * What the guest typed in an order that speaks of an allergy or intolerance, as typed and each text once: comment,
 * answers for the order, answers of its lines. Also in the middle of a word, as in "Nussallergie". Rule: allergens/AL14.
 */
export function allergyTexts(order: TypedOrder, languages: readonly AllergyWords[]): readonly string[] {
  const parts = languages.flatMap(partsOf);
  const answers = [...order.properties, ...order.products.flatMap(({ properties }) => properties)];
  const typed = [order.comment, ...answers.filter(({ choice }) => choice === null).map(({ value }) => value)];
  const concerned = typed.filter((text) => {
    const folded = text === null ? '' : foldText(text);
    return parts.some((part) => folded.includes(part));
  });
  return [...new Set(concerned.filter((text) => text !== null))];
}
