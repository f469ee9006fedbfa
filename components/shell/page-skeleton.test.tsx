/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderInHotel } from '@/tests/builders/hotel-view';
import { PageSkeleton } from './page-skeleton';

const at = (pathname: string) => (
  <PathnameContext.Provider value={pathname}>
    <PageSkeleton />
  </PathnameContext.Provider>
);
/** As instrumentation-client.ts says it. */
const start = (url: string) =>
  act(() => void window.dispatchEvent(new CustomEvent('navigation-start', { detail: url })));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const skeleton = () => screen.queryByRole('status', { name: /Loading/ });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the skeleton of the next page', () => {
  it('shows 150 ms after the tap and leaves with the old page', () => {
    const { rerender } = renderInHotel(at('/'));
    start('/products/7');
    wait(149);
    expect(skeleton()).toBeNull();
    wait(1);
    expect(skeleton()).toBeVisible();
    rerender(at('/products/7'));
    expect(skeleton()).toBeNull();
  });

  it('never shows when the page is here sooner', () => {
    const { rerender } = renderInHotel(at('/'));
    start('/sections/7');
    wait(100);
    rerender(at('/sections/7'));
    wait(1000);
    expect(skeleton()).toBeNull();
  });

  it('never shows while overlays open and close in the history of one page', () => {
    renderInHotel(at('/products/7'));
    start('/products/7?product=8');
    wait(1000);
    expect(skeleton()).toBeNull();
  });

  it('is gone when a page comes back from the browser’s own memory', () => {
    renderInHotel(at('/'));
    start('/products/7');
    wait(1000);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(skeleton()).toBeNull();
  });
});
