import 'server-only';
import type { ReadStyleSheet } from './critical-css';
import { EARLY_TAPS } from './early-taps';
import { GONE_FILES } from './gone-files';
import { inlineCriticalCss } from './inline-critical-css';

/**
 * Scripts of the app's first load, as React writes them. Scripts for old browsers have `noModule` and stay. The path needs
 * no decoding, because it has no `&`.
 */
const ASYNC_SCRIPT =
  /<script src="(?<path>\/_next\/static\/[^"&]+)"(?=[^>]* async=)(?: (?:async|nonce)="[^"]*")+><\/script>/g;

/** React preloads one of the scripts as well. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds until a style sheet that has not come is requested again. */
const RETRY_MS = 3_000;

/** Before any style sheet: behind it, an inline script would keep the browser from reading on until the sheet is there. */
const HEAD = '<head>';

/**
 * Makes a page paint first: its critical CSS is inline, and one inline script adds the whole style sheet and the async
 * scripts after the first paint. Otherwise a slow line brings them before the text and the first pictures, and a slow
 * processor runs them before it has painted. A page in the background does not paint: its files start with the load
 * event. Taps before the scripts run are kept. Returns HTML without a head or without async scripts unchanged. Rules:
 * page-cache/PC16, page-cache/PC17, page-cache/PC18.
 *
 * @param nonce of the page
 * @param readSheet returns null for a style sheet that cannot be read: its link stays
 */
export function startFilesAfterPaint(
  html: string,
  { nonce, readSheet }: { nonce: string; readSheet: ReadStyleSheet },
): string {
  const scripts = new Set<string>();
  const withoutScripts = html.replace(ASYNC_SCRIPT, (_tag, path: string) => {
    scripts.add(path);
    return '';
  });
  if (scripts.size === 0 || !html.includes(HEAD)) return html;
  const inlined = inlineCriticalCss(withoutScripts.replace(PRELOAD, ''), { nonce, readSheet });
  const starter = starterOf({ scripts: [...scripts], sheets: inlined.sheets });
  return inlined.html.replace(
    HEAD,
    () => `${HEAD}<script nonce="${nonce}">${EARLY_TAPS}${GONE_FILES}${starter}</script>`,
  );
}

/**
 * The source of the inline script. It may add scripts because of 'strict-dynamic' in the policy. The observer is called
 * when the first paint is on the screen; a browser that cannot observe paints waits for the load event. React looks for
 * the attributes `async` and `data-precedence`, and would add the same files again without them. The sheets are requested
 * first, because what a script opens needs them. A sheet that does not come is requested again: React takes its link
 * for loaded.
 */
const starterOf = ({ scripts, sheets }: { scripts: readonly string[]; sheets: readonly string[] }): string => `{
const addSheet = (href) => {
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = href
link.dataset.precedence = 'next'
link.addEventListener('error', () => setTimeout(() => { link.remove(); addSheet(href) }, ${RETRY_MS}))
document.head.append(link)
}
let isStarted = false
const start = () => {
if (isStarted) return
isStarted = true
for (const href of ${JSON.stringify(sheets)}) addSheet(href)
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
