/** Longer than any heading: what lies behind is not shown on two lines anyway. */
const LONGEST = 200;

/** What programs put there by themselves: a file's name, their own name, nothing in particular. */
const NO_TITLE = /\.[a-z]\w{1,4}$|^microsoft \w+ - |^untitled|^(?:document|slide|presentation)\s*\d*$/i;

/** The title that a document gives itself, fit to be a heading; null: it has none that a reader could want. */
export function documentTitle(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const words = raw.replace(/[\p{C}\s]+/gu, ' ').trim();
  return words === '' || NO_TITLE.test(words) ? null : words.slice(0, LONGEST);
}
