import { act } from '@testing-library/react';

/** Waits until the screen would have shown what is drawn: what was put off until then has begun (`useAfterPaint`). */
export const painted = () =>
  act(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  });
