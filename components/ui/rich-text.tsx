import clsx from 'clsx';

/**
 * Rich text of the hotel. The only place of the product that writes HTML.
 *
 * This is safe because of where the text comes from, not because of what is done here: the app's own server has
 * sanitised every rich text against one allow-list (security/SC5) before it left in the canonical answer of `/api/v1`
 * or in a page's view, whichever platform it came from; links already carry their `rel` and `target`. Give it nothing
 * else: not what a guest typed, not a plain title, nothing read back from the device.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see above
  return <div className={clsx('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
