/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ApiOptions, type ApiRequest, apiCall, useApi } from '@/components/hotel/use-api';
import type { ApiResponse } from '@/lib/contract/refusals';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { cachedResponses, InHotel } from '@/tests/builders/screen/hotel-view';

const network = fakeNetwork();
const WEATHER = 'GET /api/v1/hotels/1/get-weather-info';
const OTHER = 'GET /api/v1/hotels/2/get-weather-info';
const weather = (temp: string) => ({ data: { weather: { temp, description: { en: 'sunny' }, icon: null } } });
const down = () => new Response('', { status: 503 });
const temperature = (state: { value: { temp: string | null } | null | undefined }) => state.value?.temp;

function renderUseApi<T>(request: ApiRequest<T> | null, options: ApiOptions = {}, responses = cachedResponses()) {
  const wrapper = ({ children }: { children: ReactNode }) => <InHotel responses={responses}>{children}</InHotel>;
  return renderHook((next: { request: ApiRequest<T> | null }) => useApi(next.request, options), {
    wrapper,
    initialProps: { request },
  });
}

describe('apiCall', () => {
  it.each([
    ['its path', apiCall('section', 'cala-verde', 5), '/hotels/cala-verde/products/5'],
    ['its path and query', apiCall('sections', 'abc'), '/public/sections?hotel_uuid=abc'],
    [
      'a path that repeats the parameter for each value of a list',
      apiCall('checkOrders', 'x', ['a', 'b']),
      '/hotels/x/orders/check?order_uuids[]=a&order_uuids[]=b',
    ],
  ])('a request is cached under %s', (_title, { key }, path) => {
    expect(decodeURIComponent(key)).toBe(path);
  });
});

describe('useApi', () => {
  it('reports loading at first and then returns the value', async () => {
    network.respondTo(WEATHER, weather('21'));
    const { result } = renderUseApi(apiCall('weather', 1));
    expect(result.current).toMatchObject({ value: undefined, refusal: null, isLoading: true });
    await waitFor(() => expect(temperature(result.current)).toBe('21'));
    expect(result.current).toMatchObject({ refusal: null, isLoading: false });
  });

  it('returns nothing and sends no request when the request is null', () => {
    const { result } = renderUseApi(null);
    expect(result.current).toMatchObject({ value: undefined, refusal: null, isLoading: false });
    expect(network.requests).toEqual([]);
  });

  it('returns the refusal when the first read fails, and the value after a later read succeeds', async () => {
    network.respondTo(WEATHER, down);
    const { result } = renderUseApi(apiCall('weather', 1));
    await waitFor(() => expect(result.current.refusal?.kind).toBe('unavailable'));
    expect(result.current).toMatchObject({ value: undefined, isLoading: false });
    network.respondTo(WEATHER, weather('21'));
    act(() => result.current.refetch());
    await waitFor(() => expect(temperature(result.current)).toBe('21'));
    expect(result.current.refusal).toBeNull();
  });

  it('keeps the value when a later read fails', async () => {
    network.respondTo(WEATHER, weather('21'));
    const { result } = renderUseApi(apiCall('weather', 1));
    await waitFor(() => expect(temperature(result.current)).toBe('21'));
    network.respondTo(WEATHER, down);
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.refusal?.kind).toBe('unavailable'));
    expect(temperature(result.current)).toBe('21');
  });

  it('returns the same object when a later read brings an equal value', async () => {
    network.respondTo(WEATHER, () => weather('21'));
    const { result } = renderUseApi(apiCall('weather', 1));
    await waitFor(() => expect(temperature(result.current)).toBe('21'));
    const { value, refetch } = result.current;
    act(() => refetch());
    await network.settled();
    expect(network.requests).toEqual([WEATHER, WEATHER]);
    expect(result.current.value).toBe(value);
    expect(result.current.refetch).toBe(refetch);
  });

  it('forgets the value on a reset before it is read again', async () => {
    network.respondTo(WEATHER, weather('21'));
    const { result } = renderUseApi(apiCall('weather', 1));
    await waitFor(() => expect(temperature(result.current)).toBe('21'));
    network.respondTo(WEATHER, down);
    act(() => result.current.reset());
    await waitFor(() => expect(result.current.refusal?.kind).toBe('unavailable'));
    expect(result.current.value).toBeUndefined();
  });

  it('shares one request between components that read the same path', async () => {
    network.respondTo(WEATHER, weather('21'));
    const responses = cachedResponses();
    const one = renderUseApi(apiCall('weather', 1), { dedupingInterval: 2000 }, responses);
    const other = renderUseApi(apiCall('weather', 1), { dedupingInterval: 2000 }, responses);
    await waitFor(() => expect(temperature(one.result.current)).toBe('21'));
    await waitFor(() => expect(other.result.current.value).toBe(one.result.current.value));
    expect(network.requests).toEqual([WEATHER]);
  });

  it.each([
    [true, '21'],
    [false, undefined],
  ])(
    'returns the last value first for another path only with keepPreviousData (%s)',
    async (keepPreviousData, shown) => {
      network.respondTo(WEATHER, weather('21'));
      network.respondTo(OTHER, weather('30'));
      const { result, rerender } = renderUseApi(apiCall('weather', 1), { keepPreviousData });
      await waitFor(() => expect(temperature(result.current)).toBe('21'));
      rerender({ request: apiCall('weather', 2) });
      expect(temperature(result.current)).toBe(shown);
      await waitFor(() => expect(temperature(result.current)).toBe('30'));
    },
  );

  it('returns the refusal "unavailable" when the read throws an unexpected error', async () => {
    const fetch = async (): Promise<ApiResponse<string>> => {
      throw new Error('unreadable');
    };
    const { result } = renderUseApi({ key: '/unreadable', fetch });
    await waitFor(() => expect(result.current.refusal?.kind).toBe('unavailable'));
    expect(result.current.isLoading).toBe(false);
  });
});
