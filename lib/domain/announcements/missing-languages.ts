type Texts = Readonly<Record<string, string>>;

/** What an announcement lacks in a language, although another language has it. */
export type MissingLanguage = { language: string; lacks: readonly ('title' | 'text')[] };

const isFilled = (texts: Texts, language: string): boolean => (texts[language] ?? '').trim() !== '';

/** The hotel's languages in which a title or a text is missing, in the hotel's order. Rule: announcements/AN21. */
export function missingLanguages(
  { title, text }: { title: Texts; text: Texts },
  languages: readonly string[],
): readonly MissingLanguage[] {
  const parts = [
    ['title', title],
    ['text', text],
  ] as const;
  const used = parts.filter(([, texts]) => languages.some((language) => isFilled(texts, language)));
  return languages.flatMap((language) => {
    const lacks = used.flatMap(([part, texts]) => (isFilled(texts, language) ? [] : [part]));
    return lacks.length === 0 ? [] : [{ language, lacks }];
  });
}

/** The last minute of a day, as the field of a time has it. */
const LAST_MINUTE = '23:59';

/**
 * The end of the day on which an announcement begins: tonight, unless it begins later. `from`: the start, '' for at once;
 * `now`: the hotel's local time. Rule: announcements/AN22.
 */
export const untilTonight = (from: string, now: string): string =>
  `${(from > now ? from : now).slice(0, 10)}T${LAST_MINUTE}`;
