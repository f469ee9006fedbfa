import { backgroundJob } from './background-job';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A job whose runs end when the test says so. */
function heldJob() {
  const ends: (() => void)[] = [];
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<void>((end) => ends.push(end));
  };
  const job = backgroundJob({ intervalMs: 1_000, run, onError: () => undefined });
  const endRun = async () => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { job, endRun, runs: () => runs };
}

it('runs at its interval, and never twice at once', async () => {
  const { job, endRun, runs } = heldJob();
  job.start();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(runs()).toBe(1);
  await endRun();
  expect(runs()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(2);
});

it('runs at once when it is woken, and once more when it is woken during a run', async () => {
  const { job, endRun, runs } = heldJob();
  job.start();
  job.wake();
  expect(runs()).toBe(1);
  job.wake();
  job.wake();
  expect(runs()).toBe(1);
  await endRun();
  expect(runs()).toBe(2);
  await endRun();
  expect(runs()).toBe(2);
});

it('does not run when it is woken before its start or after its stop', async () => {
  const { job, endRun, runs } = heldJob();
  job.wake();
  expect(runs()).toBe(0);
  job.start();
  job.wake();
  const stopped = job.stop();
  job.wake();
  await endRun();
  await stopped;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(runs()).toBe(1);
});
