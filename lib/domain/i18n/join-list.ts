const ARABIC_SCRIPT = /^(?:ar|fa|ur)\b/;

/** The marks between short facts in a language (our code or BCP 47), each with its blank. */
export const listMarks = (language: string): { comma: string; semicolon: string } =>
  ARABIC_SCRIPT.test(language) ? { comma: '، ', semicolon: '؛ ' } : { comma: ', ', semicolon: '; ' };

/** Several short facts in a row; empty ones are left out. */
export const joinList = (facts: readonly string[], language: string): string =>
  facts.filter((fact) => fact !== '').join(listMarks(language).comma);
