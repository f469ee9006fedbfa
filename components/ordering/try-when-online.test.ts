/** @jest-environment jsdom */
import { tryWhenOnline } from './try-when-online';

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
let isOnline = true;

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Attempts that end with the given outcomes, and the last one again and again. */
const attempts = (...outcomes: ('again' | 'done' | Error)[]) =>
  jest.fn(async () => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Error) throw outcome;
    return outcome ?? 'done';
  });

it('tries at once, and every ten seconds until an attempt needs no other', async () => {
  const attempt = attempts('again', new Error('no code'), 'done');
  tryWhenOnline(attempt);
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('does not try without a network, and tries at once when there is one', async () => {
  isOnline = false;
  const attempt = attempts('done');
  tryWhenOnline(attempt);
  await pass(60_000);
  expect(attempt).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('keeps to one order at a time', async () => {
  const first = attempts('again', 'done');
  const second = attempts('done');
  tryWhenOnline(first);
  tryWhenOnline(second);
  await pass(60_000);
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).not.toHaveBeenCalled();
});
