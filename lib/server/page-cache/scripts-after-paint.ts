import 'server-only';
import { EARLY_TAPS } from './early-taps';

/**
 * Scripts of the app's first load, as React writes them. Scripts for old browsers have `noModule` and stay. The path needs
 * no decoding, because it has no `&`.
 */
const ASYNC_SCRIPT =
  /<script src="(?<path>\/_next\/static\/[^"&]+)"(?=[^>]* async=)(?: (?:async|nonce)="[^"]*")+><\/script>/g;

/** React preloads one of the scripts as well. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Before any style sheet: behind it, an inline script would keep the browser from reading on until the sheet is there. */
const HEAD = '<head>';

/**
 * Replaces the async scripts of a page with one inline script that adds them after the first paint. Otherwise a slow line
 * brings them beside the style sheet and the first pictures, and a slow processor runs them before it has painted. A
 * page in the background does not paint: its scripts start with the load event. Taps before they run are kept. Returns
 * HTML without a head or async scripts unchanged. Rules: page-cache/PC16, page-cache/PC17, page-cache/PC18.
 *
 * @param nonce of the page
 * @param sheets style sheets to add together with the scripts
 */
export function startScriptsAfterPaint(
  html: string,
  { nonce, sheets }: { nonce: string; sheets: readonly string[] },
): string {
  const scripts = new Set<string>();
  const withoutScripts = html.replace(ASYNC_SCRIPT, (_tag, path: string) => {
    scripts.add(path);
    return '';
  });
  if (scripts.size + sheets.length === 0 || !html.includes(HEAD)) return html;
  const starter = `${HEAD}<script nonce="${nonce}">${EARLY_TAPS}${starterOf({ scripts: [...scripts], sheets })}</script>`;
  return withoutScripts.replace(PRELOAD, '').replace(HEAD, () => starter);
}

/**
 * The source of the inline script. It may add scripts because of 'strict-dynamic' in the policy. The observer is called
 * when the first paint is on the screen; a browser that cannot observe paints waits for the load event. React looks for
 * the attributes `async` and `data-precedence`, and would add the same files again without them. The sheets come first, so
 * that nothing that a script opens is without style.
 */
const starterOf = ({ scripts, sheets }: { scripts: readonly string[]; sheets: readonly string[] }): string => `{
let isStarted = false
const start = () => {
if (isStarted) return
isStarted = true
for (const href of ${JSON.stringify(sheets)}) {
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = href
link.dataset.precedence = 'next'
document.head.append(link)
}
for (const src of ${JSON.stringify(scripts)}) {
const script = document.createElement('script')
script.src = src
script.async = true
document.head.append(script)
}
}
if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
addEventListener('load', start)
}`;
