import 'server-only';
import { RENEW_EVENT, RENEW_PAUSE_MS, RENEWED_KEY } from '@/lib/domain/gestures/renew-event';

/**
 * The source of an inline script that loads a page again when the server no longer has a script or style sheet that the
 * page needs: the page is of a build that is gone. A failed script is not enough, because a file that no network brings
 * is there again later. Not twice in a minute: where no process has the file, each new page would fail like the one
 * before. Errors of elements do not bubble, so the listener captures them. The app does the same once it runs
 * (gone-files-watch.ts). Rule: operations/OP21.
 */
export const GONE_FILES = `addEventListener('error', ({ target }) => {
const address = target.src || target.href || ''
if (!address.includes('/_next/static/')) return
fetch(address, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => {
if (status !== 404 || ${RENEW_PAUSE_MS} > Date.now() - (sessionStorage.${RENEWED_KEY} || 0)) return
sessionStorage.${RENEWED_KEY} = Date.now()
dispatchEvent(new Event('${RENEW_EVENT}'))
location.reload()
}).catch(() => {})
}, true)
`;
