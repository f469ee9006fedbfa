/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { InHotel } from '@/tests/builders/screen/hotel-view';
import { apiCall, useApi } from './use-api';
import { useContentUpdates } from './use-content-updates';

const network = fakeNetwork();
const streams = fakeEventStream();

function Times() {
  useContentUpdates();
  const products = useApi(apiCall('section', 'cala-verde', 10));
  return <output>{products.value?.products.length ?? 'none'}</output>;
}

it('reads what is shown of the catalogue and the page again after a change, but no page from a dead server', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const section = { id: 10, title: 'Kitchen', products: [] as object[] };
  network.respondTo('GET /api/v1/hotels/cala-verde/products/10', () => ({ data: { section } }));
  network.respondTo('GET /healthz', { status: 'ok' });
  const router = fakeRouter();
  render(<InHotel>{router.wrap(<Times />)}</InHotel>);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const [stream] = streams();
  expect(stream?.request.content).toBe(true);
  stream?.opens();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const before = network.requests.length;
  expect(router.calls).toEqual([]);

  stream?.send('content-changed', { type: 'content-changed' });
  stream?.send('content-changed', { type: 'content-changed' });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(router.calls).toEqual(['refresh']);
  expect(network.requests.slice(before)).toEqual(['GET /api/v1/hotels/cala-verde/products/10', 'GET /healthz']);
  expect(screen.getByRole('status')).toBeInTheDocument();

  network.respondTo('GET /healthz', () => undefined);
  stream?.send('content-changed', { type: 'content-changed' });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(network.count('GET /healthz')).toBe(2);
  expect(router.calls).toEqual(['refresh']);
  jest.useRealTimers();
});
