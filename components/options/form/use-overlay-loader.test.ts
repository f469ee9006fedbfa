/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOverlayLoader } from './use-overlay-loader';

it('opens an overlay once its code is loaded, and a tap after a failed load tries again', async () => {
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({});
  const opened = jest.fn();
  const { result } = renderHook(() => useOverlayLoader(load));
  await act(async () => result.current.open(opened));
  expect([opened.mock.calls.length, result.current.hasFailed]).toEqual([0, true]);
  await act(async () => result.current.open(opened));
  expect([opened.mock.calls.length, result.current.hasFailed]).toEqual([1, false]);
});
