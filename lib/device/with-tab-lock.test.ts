import { fakeLocks } from '@/tests/builders/browser/fake-locks';
import { withTabLock } from './with-tab-lock';

fakeLocks();

describe('withTabLock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs the work after a timeout if the tab that holds the lock is suspended', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    void withTabLock('x', () => new Promise(() => {}));
    const second = jest.fn(async () => undefined);
    void withTabLock('x', second);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(second).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('rejects with the work’s own error if the work has begun, and does not repeat the work', async () => {
    const error = new Error('broken');
    const work = jest.fn(() => Promise.reject(error));
    await expect(withTabLock('x', work)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('passes whether another tab held the lock before', async () => {
    let finish = () => {};
    const first = withTabLock('x', async (hasWaited) => {
      await new Promise<void>((done) => {
        finish = done;
      });
      return hasWaited;
    });
    const second = withTabLock('x', async (hasWaited) => hasWaited);
    await jest.advanceTimersByTimeAsync(1);
    finish();
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });
});
