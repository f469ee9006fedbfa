import { RING_CHOICES, RING_MINUTES } from '@/lib/domain/desk/later';
import { PersistedAtom } from '../persisted-atom';

/** How many minutes before its time an entry rings at this device. Rule: desk/DE33. */
export const ringMinutes = new PersistedAtom<number>({
  key: 'desk-rings-before',
  parse: (stored) => RING_CHOICES.find((minutes) => String(minutes) === stored) ?? RING_MINUTES,
  serialize: String,
});
