/**
 * The product's built-in notice on data protection, for hotels without a text of their own. Long and rarely read, so
 * each language is fetched when it is opened.
 */
export type DataNotice = {
  title: string;
  dated: string;
  lead: string;
  sections: readonly { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }[];
  /** `email` contains {email}; `desk` is for a hotel without an e-mail address. */
  choice: { heading: string; text: string; email: string; desk: string };
};

const NOTICES: Readonly<Record<string, () => Promise<{ default: DataNotice }>>> = {
  ar: () => import('@/lib/words/legal/ar.json'),
  de: () => import('@/lib/words/legal/de.json'),
  en: () => import('@/lib/words/legal/en.json'),
  es: () => import('@/lib/words/legal/es.json'),
  fr: () => import('@/lib/words/legal/fr.json'),
  it: () => import('@/lib/words/legal/it.json'),
  pl: () => import('@/lib/words/legal/pl.json'),
  pt: () => import('@/lib/words/legal/pt.json'),
  ru: () => import('@/lib/words/legal/ru.json'),
  sv: () => import('@/lib/words/legal/sv.json'),
  uz: () => import('@/lib/words/legal/uz.json'),
};

/** Loads the notice in a language, or in English where there is no translation. Rejects when it cannot be fetched. */
export async function loadDataNotice(language: string): Promise<{ notice: DataNotice; language: string }> {
  const own = Object.hasOwn(NOTICES, language) ? NOTICES[language] : undefined;
  const load = own ?? (() => import('@/lib/words/legal/en.json'));
  return { notice: (await load()).default, language: own === undefined ? 'en' : language };
}
