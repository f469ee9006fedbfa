import {
  afterClosing,
  closeOverlays,
  onOverlaysChange,
  openOverlay,
  openOverlays,
} from '@/components/ui/overlay/overlay-stack';
import { isAdult, isSixteen } from '@/lib/device/guest';

export type AgeText = 'is_adult_18' | 'is_adult_16';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    age: { text: AgeText };
  }
}

/** What goes on once the age is confirmed: an overlay's argument is plain JSON and cannot carry it. */
let waiting: (() => void) | null = null;

const isAsking = (): boolean => openOverlays().at(-1)?.name === 'age';

/**
 * Asks for the age; `then` runs when it was confirmed and the question is closed. Whoever refuses hears no more of
 * it.
 */
export function requestAgeConfirmation(text: AgeText, then: () => void): void {
  // Two taps in the same instant ask once.
  if (isAsking()) return;
  waiting = then;
  openOverlay('age', { text });
  const stop = onOverlaysChange(() => {
    if (isAsking()) return;
    waiting = null;
    stop();
  });
}

/** The guest is old enough: it is remembered, and what had to wait goes on. Rule: age-gate/AG2. */
export function confirmAge(text: AgeText): void {
  const then = waiting;
  CONFIRMED[text].changeNow(() => true);
  closeOverlays();
  if (then !== null) afterClosing(then);
}

const CONFIRMED = { is_adult_18: isAdult, is_adult_16: isSixteen } as const;

/** Whether this phone has heard that its guest is old enough. Whoever is 18 is 16 too, and not the other way round. */
export const isOldEnough = (text: AgeText): boolean => isAdult.get() || CONFIRMED[text].get();
