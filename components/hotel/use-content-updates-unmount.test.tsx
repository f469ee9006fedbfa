/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { InHotel } from '@/tests/builders/screen/hotel-view';
import { apiCall, useApi } from './use-api';
import { useContentUpdates } from './use-content-updates';

const network = fakeNetwork();
const streams = fakeEventStream();

function Product() {
  useContentUpdates();
  const products = useApi(apiCall('section', 'cala-verde', 10));
  return <output>{products.value?.products.length ?? 'none'}</output>;
}

/**
 * The cache of responses ends with `InHotel`; using it afterwards is an unhandled rejection, which fails the test. In a
 * file of its own, because the page follows the hotel's content once for all tests of a file.
 */
it('reads no responses again if their cache has gone between the change and the delayed reading', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  network.respondTo('GET /api/v1/hotels/cala-verde/products/10', { data: { section: { id: 10, products: [] } } });
  network.respondTo('GET /healthz', { status: 'ok' });
  const router = fakeRouter();
  const page = render(<InHotel>{router.wrap(<Product />)}</InHotel>);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const [stream] = streams();
  stream?.opens();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const before = network.requests.length;

  stream?.send('content-changed', { type: 'content-changed' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  page.unmount();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  // Node reports an unhandled rejection before the next timer.
  await new Promise((done) => setTimeout(done));
  expect(network.requests.slice(before)).toEqual(['GET /healthz']);
  expect(router.calls).toEqual(['refresh']);
});
