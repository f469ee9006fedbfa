/** Two languages by the product's codes. */
export type TranslatedLanguages = { from: string; to: string };

/** Translates texts by machine. Rules: docs/rules/translation.md. */
export type Translator = {
  /** Each text in the other language; null in place of one that was not translated. Never rejects. */
  translate(texts: readonly string[], languages: TranslatedLanguages): Promise<readonly (string | null)[]>;
};
