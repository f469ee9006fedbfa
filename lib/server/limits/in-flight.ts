import 'server-only';
import { networkOf } from '@/lib/domain/http/network-of';

/** Limits the number of simultaneous tasks, for example of uploads or event streams. */
export type InFlight = {
  /**
   * Takes a slot for an address, counted by its network. Returns the function that releases the slot, or null when all
   * slots are taken.
   */
  enter(address: string): (() => void) | null;
  count(): number;
};

/** `each`: maximum slots of one network; `all`: maximum slots in total. */
export function inFlight(max: { each: number; all: number }): InFlight {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    enter(address) {
      const network = networkOf(address);
      const own = byNetwork.get(network) ?? 0;
      if (own >= max.each || all >= max.all) return null;
      byNetwork.set(network, own + 1);
      all += 1;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        all -= 1;
        const remaining = (byNetwork.get(network) ?? 0) - 1;
        if (remaining > 0) byNetwork.set(network, remaining);
        else byNetwork.delete(network);
      };
    },
    count: () => all,
  };
}
