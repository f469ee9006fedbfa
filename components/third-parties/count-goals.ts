import { paths } from '@/lib/contract/paths';
import { cart } from '@/lib/device/cart';
import { reachesCartFinish } from '@/lib/domain/analytics/cart-goal';
import { type Counter, type Goal, METRICA_TAG } from '@/lib/domain/analytics/counter';

/** The function that Metrica's script takes over, with the calls that came before it. */
type Metrica = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number };

type CountingHotel = { uuid: string; counter: Counter };

/** Counts a guest's goals from now on. Called once for each document, after acceptance. Rules: analytics/AY1, analytics/AY2. */
export function countGoals({ uuid, counter }: CountingHotel): void {
  const goal = counter.kind === 'metrica' ? metrica(counter.number) : (reached: Goal) => sendGoal(uuid, reached);
  let before = cart.get();
  cart.subscribe(() => {
    const after = cart.get();
    const isReached = reachesCartFinish(before, after);
    before = after;
    // Another tab of the guest, which has the same cart, counts its own changes.
    if (isReached && document.visibilityState === 'visible') goal('cart finish');
  });
}

/** Loads the hotel's counter. It records neither the guest's pointer nor what is on the screen. */
function metrica(number: number): (goal: Goal) => void {
  const calls: unknown[][] = [];
  const global = window as { ym?: Metrica };
  global.ym ??= Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() });
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = METRICA_TAG;
  tag.referrerPolicy = 'strict-origin';
  document.head.append(tag);
  global.ym(number, 'init', { clickmap: false, trackLinks: false, webvisor: false });
  return (goal) => global.ym?.(number, 'reachGoal', goal);
}

/** Ignored when it fails: a goal that is not counted must not disturb the guest. */
const sendGoal = (hotelUuid: string, goal: Goal): void =>
  void fetch(`/api/v1${paths.goals()}`, {
    method: 'POST',
    // So that it is sent although the guest leaves the page.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotel_uuid: hotelUuid, goal }),
  }).catch(() => undefined);
