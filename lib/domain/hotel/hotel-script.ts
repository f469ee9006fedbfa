/** A tag with well-formed attributes. Comparisons in a script, as in `i<n; i++`, do not look like one. */
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s+[a-z_:@][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi;
const COMMENT = /<!--|-->/g;

/**
 * The text of a hotel's own script (`ext_data.scripts`) without HTML tags, which hotels copy from the instructions of
 * their providers; null when nothing is left. Rule: security/SC11.
 */
export function hotelScript(scripts: string | null): string | null {
  const text = (scripts ?? '').replace(TAG, '').replace(COMMENT, '').trim();
  return text === '' ? null : text;
}
