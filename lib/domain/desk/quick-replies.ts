import { languageIn, type Text, textIn } from '../i18n/text';

/** Whether what was typed is one of the quick replies in the guest's language. Rule: translation/TX4. */
export const isReplyInLanguage = (replies: readonly Text[], language: string, typed: string): boolean =>
  replies.some((reply) => typeof reply !== 'string' && reply[language]?.trim() === typed.trim());

/** `language`: of the text, null: unknown. `meaning`: the same in the desk's language; null: there is no other. */
type ShownReply = { text: string; language: string | null; meaning: string | null };

/** The quick replies as a desk shows them in one chat, each text once. Rule: desk/DE19. */
export function shownReplies(
  replies: readonly Text[],
  { guest, desk }: { guest: string; desk: string },
): readonly ShownReply[] {
  const shown = new Map<string, ShownReply>();
  for (const reply of replies) {
    const text = textIn(reply, guest);
    const meaning = textIn(reply, desk);
    if (text === '' || shown.has(text)) continue;
    shown.set(text, { text, language: languageIn(reply, guest), meaning: meaning === text ? null : meaning });
  }
  return [...shown.values()];
}

/** A quick reply that is edited: one text a language. */
export type EditedReply = Readonly<Record<string, string>>;

/** The quick replies as fields in some languages. A text without a language stands in the first of them. Rule: desk/DE85. */
export const editedReplies = (replies: readonly Text[], languages: readonly string[]): readonly EditedReply[] =>
  replies.map((reply) =>
    typeof reply === 'string'
      ? { [languages[0] ?? 'en']: reply }
      : Object.fromEntries(Object.entries(reply).flatMap(([language, text]) => (text ? [[language, text]] : []))),
  );

/** Moves a reply one place up (-1) or down (1); at an end nothing changes. */
export function moveReply<T>(replies: readonly T[], place: number, step: -1 | 1): readonly T[] {
  const [moved, other] = [replies[place], replies[place + step]];
  if (moved === undefined || other === undefined) return replies;
  return replies.map((reply, at) => (at === place ? other : at === place + step ? moved : reply));
}

/** What is sent: texts without the spaces around them, and no reply without a text. */
export const sentReplies = (replies: readonly EditedReply[]): readonly EditedReply[] =>
  replies
    .map((reply) =>
      Object.fromEntries(
        Object.entries(reply).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
      ),
    )
    .filter((reply) => Object.keys(reply).length > 0);
