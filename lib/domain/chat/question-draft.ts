import { isBlank } from '../i18n/typed-text';

/** The message with which a guest asks the hotel for what a search has not found, behind what was typed already. Rule: search/SR11. */
export function questionDraft(draft: string, typed: string): string {
  const question = typed.trim();
  if (isBlank(draft)) return question;
  return draft.includes(question) ? draft : `${draft.trimEnd()}\n${question}`;
}
