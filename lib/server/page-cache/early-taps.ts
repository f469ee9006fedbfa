import 'server-only';
import { HYDRATED_EVENT } from '@/lib/domain/gestures/hydrated-event';

/**
 * The source of an inline script that keeps a tap on a button until the app handles taps, and then repeats it. Only the
 * last tap counts: guests who see no answer tap again. Links work without scripts and are left to the browser. The tap is
 * repeated in a task of its own, because React hydrates nothing on demand while it reports the event. Rule:
 * page-cache/PC17.
 */
export const EARLY_TAPS = `{
let tapped
const keepTap = (event) => {
tapped = event.target.closest?.('button:enabled')
if (tapped) { event.preventDefault(); event.stopImmediatePropagation() }
}
const repeatTap = () => { if (tapped?.isConnected) tapped.click() }
addEventListener('click', keepTap, true)
addEventListener('pagehide', () => { tapped = null })
addEventListener('${HYDRATED_EVENT}', () => { removeEventListener('click', keepTap, true); setTimeout(repeatTap) }, { once: true })
}`;
