/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fetchWhenOnline, resource, useResource } from './resource';

beforeAll(() => jest.useFakeTimers());
// The period after an `online` event ends before the next test.
afterEach(() => jest.advanceTimersByTime(60_000));
afterAll(() => jest.useRealTimers());

const comesOnline = () => window.dispatchEvent(new Event('online'));

/** A fetch whose first attempts fail. */
function failing(times: number) {
  let attempts = 0;
  return jest.fn(async () => {
    attempts += 1;
    if (attempts <= times) throw new Error('ERR_INTERNET_DISCONNECTED');
    return 'here';
  });
}

it('fails at once when the device has not just come online', async () => {
  const fetch = failing(1);
  await expect(fetchWhenOnline(fetch)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('repeats an attempt that began offline and fails after the device came online', async () => {
  let fail = () => {};
  const fetch = jest
    .fn(async () => 'here')
    .mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = () => reject(new Error('ERR_INTERNET_DISCONNECTED'));
      }),
    );
  const found = fetchWhenOnline(fetch);
  comesOnline();
  fail();
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(found).resolves.toBe('here');
});

it('repeats while requests fail after the device came online, and gives up when they go on failing', async () => {
  comesOnline();
  const found = fetchWhenOnline(failing(3));
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(found).resolves.toBe('here');

  comesOnline();
  const lost = expect(fetchWhenOnline(failing(1_000))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await jest.advanceTimersByTimeAsync(20_000);
  await lost;
});

it('loads a resource once for all who ask while it is on its way, and again after a failure', async () => {
  const fetch = failing(1);
  const wanted = resource(fetch);
  const [first, second] = await Promise.allSettled([wanted.load(), wanted.load()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(wanted.loaded()).toBeUndefined();
  await expect(wanted.load()).resolves.toBe('here');
  await wanted.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(wanted.loaded()).toBe('here');
});

it('shows a failure until a retry, or the network that is back, brings the resource', async () => {
  for (const retry of ['button', 'network'] as const) {
    const wanted = resource(failing(1));
    const { result } = renderHook(() => useResource(wanted));
    await act(async () => undefined);
    expect(result.current).toMatchObject({ value: undefined, hasFailed: true, isBusy: false });
    await act(async () => {
      if (retry === 'button') result.current.retry();
      else comesOnline();
    });
    expect(result.current).toMatchObject({ value: 'here', hasFailed: false });
  }
});
