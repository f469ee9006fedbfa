import { act } from '@testing-library/react';

/** Far more than the answers of a fake network and what they change take. */
const TURNS = 10;

/** Lets the event loop go round: what has been asked of a fake network has its answer then, however slow the machine. */
export async function turnsPass(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((done) => setTimeout(done));
}

/**
 * Waits until the screen would have shown what is drawn: what was put off until then has begun (`useAfterPaint`). A frame
 * is a piece of the clock, in which a machine under load does next to nothing, so that answers get their turns besides.
 */
export const afterPaint = () =>
  act(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
    await turnsPass();
  });
