import 'server-only';
import { EARLY_TAPS } from './early-taps';

/** Scripts of the app's first load, as React writes them. Scripts for old browsers have `noModule` and stay. */
const ASYNC_SCRIPT =
  /<script src="(?<path>\/_next\/static\/[^"]+)"(?=[^>]* async=)(?: (?:async|nonce)="[^"]*")+><\/script>/g;

/** React preloads one of the scripts as well. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Replaces the async scripts of a page with one inline script that adds them after the first paint. Otherwise a slow line
 * brings them beside the style sheet and the first pictures, and a slow processor runs them before it has painted. A
 * page in the background does not paint: its scripts start with the load event. Taps before they run are kept. Returns
 * HTML without async scripts unchanged. Rules: page-cache/PC16, page-cache/PC17.
 *
 * @param nonce of the page; null if it has none
 */
export function startScriptsAfterPaint(html: string, nonce: string | null): string {
  const paths = new Set([...html.matchAll(ASYNC_SCRIPT)].map(({ groups }) => groups?.path));
  if (paths.size === 0) return html;
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  const starter = `<script${attribute}>${EARLY_TAPS}${starterOf([...paths])}</script></head>`;
  return html
    .replaceAll(ASYNC_SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => starter);
}

/**
 * The source of the inline script. It may add scripts because of 'strict-dynamic' in the policy. The observer is called
 * when the first paint is on the screen; a browser that cannot observe paints waits for the load event. React looks for
 * the attribute `async`, and would add the same scripts again without it.
 */
const starterOf = (paths: readonly unknown[]): string =>
  `{let p=${JSON.stringify(paths)};const s=()=>{for(const u of p){const e=document.createElement('script');e.src=u;e.async=true;document.head.append(e)}p=[]};try{new PerformanceObserver(s).observe({type:'paint',buffered:true})}catch{}addEventListener('load',s)}`;
