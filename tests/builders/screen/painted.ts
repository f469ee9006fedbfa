import { act } from '@testing-library/react';

/** Far more turns than a fake network's responses and the renders after them need. */
const TURNS = 10;

/**
 * Waits for several turns of the event loop. Calls to a fake network then have their responses, however slow the machine.
 */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((done) => setTimeout(done));
}

/**
 * Waits until the screen would have shown the render, and deferred work (`useAfterPaint`) has begun. A frame lasts a
 * fixed time, in which a machine under load does little, so turns of the event loop for the responses are added.
 */
export const afterPaint = () =>
  act(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
    await passTurns();
  });
