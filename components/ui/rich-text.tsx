import clsx from 'clsx';

const RICH =
  '[&_:is(h2,h3,h4)]:text-ink [&_:is(ol,ul)]:ps-5 [&_img]:rounded-md [&_ol]:list-decimal [&_ul]:list-disc [&>*+*]:mt-2';

/** For the text around a whole document, which is long and has headlines. Words with classes of their own keep them. */
export const DOCUMENT =
  '[&_:is(h2,h3,h4)]:mt-6! [&_:is(h2,h3,h4)]:mb-2 [&_:is(h2,h3,h4)]:text-lg [&_:is(p,li):not([class])]:text-ink-2 [&_:is(p,li):not([class])]:leading-relaxed [&_p+p]:mt-3! [&_ul]:list-disc [&_ul]:ps-5 [&_a]:py-3 [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3';

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
  return <div className={clsx(RICH, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
