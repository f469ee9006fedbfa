import clsx from 'clsx';

const RICH =
  '[&_:is(h2,h3,h4)]:text-ink [&_:is(ol,ul)]:ps-5 [&_img]:rounded-md [&_ol]:list-decimal [&_ul]:list-disc [&>*+*]:mt-2';

/** The styles of a whole document, which is long and has headings. Elements with classes of their own keep them. */
export const DOCUMENT =
  '[&_:is(h2,h3,h4)]:mt-6! [&_:is(h2,h3,h4)]:mb-2 [&_:is(h2,h3,h4)]:text-lg [&_:is(p,li):not([class])]:text-ink-2 [&_:is(p,li):not([class])]:leading-relaxed [&_p+p]:mt-3! [&_ul]:list-disc [&_ul]:ps-5 [&_a]:py-3 [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3';

/**
 * Renders the hotel's rich text. The only component that sets inner HTML, besides the data script of
 * app/structured-data.tsx.
 *
 * This is safe because of the origin of the text: the app's own server has sanitised every rich text against one
 * allow-list (security/SC5), both in responses of `/api/v1` and in page views, for every platform. Links already have
 * their `rel` and `target`. Pass nothing else: no guest input, no plain titles, no data stored on the device.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see above
  return <div className={clsx(RICH, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
