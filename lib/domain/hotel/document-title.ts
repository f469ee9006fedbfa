/** Maximum length of a heading, in characters. */
const LONGEST = 200;

/** Titles that programs generate: file names, program names and defaults. */
const NO_TITLE = /\.[a-z]\w{1,4}$|^microsoft \w+ - |^untitled|^(?:document|slide|presentation)\s*\d*$/i;

/** Returns the title in a document's metadata as a heading; null if it has no useful one. */
export function documentTitle(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const name = raw.replace(/[\p{C}\s]+/gu, ' ').trim();
  return name === '' || NO_TITLE.test(name) ? null : name.slice(0, LONGEST);
}
