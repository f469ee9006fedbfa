import { foldText } from './fold-text';

/** A text as it is compared: "Wi-Fi" is "wifi". */
const keyOf = (text: string): string => foldText(text).replaceAll(/[\s\-‐‑'’]/g, '');

/**
 * Gives each fact of the house to the answer of the chat that is about the same, by its id or its title: that is a word for the
 * fact, or the fact's own title. Returns the facts of each answer, and those without one. Rule: search/SR12.
 */
export function factsOfAnswers<Fact extends { title: string; words: readonly string[] }>(
  answers: readonly { id: string; title: string }[],
  facts: readonly Fact[],
): { ofAnswers: readonly (readonly Fact[])[]; others: readonly Fact[] } {
  const keys = facts.map(({ title, words }) => new Set([title, ...words].map(keyOf)));
  const placeOf = (names: ReadonlySet<string>) =>
    answers.findIndex(({ id, title }) => names.has(keyOf(id)) || names.has(keyOf(title)));
  const places = keys.map(placeOf);
  return {
    ofAnswers: answers.map((_, place) => facts.filter((_fact, index) => places[index] === place)),
    others: facts.filter((_, index) => places[index] === -1),
  };
}
