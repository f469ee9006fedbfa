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

/** Before the style sheet: behind it, an inline script would keep the browser from reading on until the sheet is there. */
const HEAD = '<head>';

/**
 * Replaces the async scripts of a page with one inline script that adds them after the first paint. Otherwise a slow line
 * brings them beside the style sheet and the first pictures, and a slow processor runs them before it has painted. A
 * page in the background does not paint: its scripts start with the load event. Taps before they run are kept. Returns
 * HTML without a head or async scripts unchanged. Rules: page-cache/PC16, page-cache/PC17.
 *
 * @param nonce of the page
 */
export function startScriptsAfterPaint(html: string, nonce: string): string {
  const paths = new Set([...html.matchAll(ASYNC_SCRIPT)].map(({ groups }) => groups?.path ?? ''));
  if (paths.size === 0 || !html.includes(HEAD)) return html;
  const starter = `${HEAD}<script nonce="${nonce}">${EARLY_TAPS}${starterOf([...paths])}</script>`;
  return html
    .replaceAll(ASYNC_SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace(HEAD, () => starter);
}

/**
 * The source of the inline script. It may add scripts because of 'strict-dynamic' in the policy. The observer is called
 * when the first paint is on the screen; a browser that cannot observe paints waits for the load event. React looks for
 * the attribute `async`, and would add the same scripts again without it.
 */
const starterOf = (paths: readonly string[]): string => `{
let paths = ${JSON.stringify(paths)}
const addScripts = () => {
for (const path of paths) {
const script = document.createElement('script')
script.src = path
script.async = true
document.head.append(script)
}
paths = []
}
if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) new PerformanceObserver(addScripts).observe({ type: 'paint', buffered: true })
addEventListener('load', addScripts)
}`;
