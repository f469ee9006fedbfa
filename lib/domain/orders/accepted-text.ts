import { hasText, type Text, textIn } from '../i18n/text';

type WithAcceptedText = { text_accepted_order: Text | null } | null;

/**
 * The words of the success splash: the section's, else the parent section's, else the hotel's, else the keyword
 * 'accept_order'. A map counts only when at least one value is not empty. '#name#' becomes the guest's name wherever it
 * stands, and nothing when no name is known. Rules: sending/SE16, catalogue/C14.
 *
 * The name is the guest's own input and stands in the result as it is: show the result as text, or, where the texts are
 * sanitised HTML, give the name escaped.
 */
export function acceptedText(from: {
  section: WithAcceptedText;
  parentSection: WithAcceptedText;
  hotel: WithAcceptedText;
  /** The keyword 'accept_order' in the guest's language. */
  word: string;
  name: string | null;
  language: string;
}): string {
  const chosen = [from.section, from.parentSection, from.hotel]
    .map((place) => place?.text_accepted_order)
    .find((text) => hasText(text));
  const text = chosen === undefined ? from.word : textIn(chosen, from.language);
  // A function, so that a name with `$&` in it stays what it is.
  return text.replaceAll('#name#', () => from.name?.trim() ?? '');
}
