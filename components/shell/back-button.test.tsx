/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { previousRoute } from '@/lib/device/previous-route';
import { RouteMemory } from './back-button';

const at = (pathname: string) => (
  <PathnameContext.Provider value={pathname}>
    <RouteMemory />
  </PathnameContext.Provider>
);

it('stores the previous page, writes the current page to the root element and clears the awaited page after a navigation', () => {
  const { dataset } = document.documentElement;
  const { rerender } = render(at('/'));
  expect(dataset.page).toBe('/');
  dataset.awaited = '/products/7';
  rerender(at('/products/7'));
  expect(dataset).toMatchObject({ page: '/products/7' });
  expect(dataset.awaited).toBeUndefined();
  expect(previousRoute.get()).toBe('/');
});
