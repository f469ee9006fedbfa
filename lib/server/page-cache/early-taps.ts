import 'server-only';
import { HYDRATED_EVENT } from '@/lib/contract/hydrated-event';

/**
 * The source of an inline script that keeps a tap on a button until the app handles taps, and then repeats it. Of several
 * taps it keeps the last one: guests who see no answer tap again. Links work without scripts and are left alone. The tap
 * is repeated in a task of its own, because React hydrates nothing on demand while it reports the event. Rule:
 * page-cache/PC17.
 */
export const EARLY_TAPS = `{let b;const k=e=>{const t=e.target.closest('button');if(t){b=t;e.preventDefault();e.stopImmediatePropagation()}};addEventListener('click',k,true);addEventListener('${HYDRATED_EVENT}',()=>{removeEventListener('click',k,true);setTimeout(()=>b?.click())},{once:true})}`;
