const ARABIC_SCRIPT = /^(?:ar|fa|ur)\b/;

/** Returns the list separators of a language (project code or BCP 47), each followed by a space. */
export const listMarks = (language: string): { comma: string; semicolon: string } =>
  ARABIC_SCRIPT.test(language) ? { comma: '، ', semicolon: '؛ ' } : { comma: ', ', semicolon: '; ' };

const IDEOGRAPHIC = /^(?:cn|zh|ja)\b/;

/** The full stop between two sentences in a language. */
export const fullStop = (language: string): string => (IDEOGRAPHIC.test(language) ? '。' : '. ');

/** Joins texts with the language's comma. Empty texts are left out. */
export const joinList = (facts: readonly string[], language: string): string =>
  facts.filter((fact) => fact !== '').join(listMarks(language).comma);
