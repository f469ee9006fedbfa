import { hasText, type Text, textIn } from '../i18n/text';

type WithAcceptedText = { text_accepted_order: Text | null } | null;

/**
 * Returns the text of the success splash: the section's, else the parent section's, else the hotel's, else the message
 * 'accept_order'. A map of texts counts only if at least one value is not empty. Every '#name#' is replaced by the
 * guest's name, or by nothing if the name is unknown. Rules: sending/SE16, catalogue/C14.
 *
 * The guest's name is not escaped in the result: render the result as text, or pass an escaped name if the texts are
 * sanitised HTML.
 */
export function acceptedText(input: {
  section: WithAcceptedText;
  parentSection: WithAcceptedText;
  hotel: WithAcceptedText;
  /** The message 'accept_order' in the guest's language. */
  message: string;
  name: string | null;
  language: string;
}): string {
  const chosen = [input.section, input.parentSection, input.hotel]
    .map((place) => place?.text_accepted_order)
    .find((text) => hasText(text));
  const text = chosen === undefined ? input.message : textIn(chosen, input.language);
  // A replacer function, because a replacement string would interpret `$&` in a name.
  return text.replaceAll('#name#', () => input.name?.trim() ?? '');
}
