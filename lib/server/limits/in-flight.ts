import 'server-only';
import { networkOf } from '@/lib/domain/http/network-of';

/** Counts what is under way at once. */
export type InFlight = {
  /** Takes a place for an address (counted by its network) and gives the way to leave it; null when there is none. */
  enter(address: string): (() => void) | null;
  count(): number;
};

/** So many places for one address, and so many for all. */
export function inFlight(most: { each: number; all: number }): InFlight {
  const places = new Map<string, number>();
  let all = 0;
  return {
    enter(address) {
      const network = networkOf(address);
      const own = places.get(network) ?? 0;
      if (own >= most.each || all >= most.all) return null;
      places.set(network, own + 1);
      all += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        all -= 1;
        const left = (places.get(network) ?? 0) - 1;
        if (left > 0) places.set(network, left);
        else places.delete(network);
      };
    },
    count: () => all,
  };
}
