/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { previousRoute } from '@/lib/device/previous-route';
import { RouteMemory } from './route-memory';

const at = (pathname: string) => (
  <PathnameContext.Provider value={pathname}>
    <RouteMemory />
  </PathnameContext.Provider>
);

it('names the page that is shown, awaits no other any more, and remembers the one before', () => {
  const { dataset } = document.documentElement;
  const { rerender } = render(at('/'));
  expect(dataset.page).toBe('/');
  dataset.awaited = '/products/7';
  rerender(at('/products/7'));
  expect(dataset).toMatchObject({ page: '/products/7' });
  expect(dataset.awaited).toBeUndefined();
  expect(previousRoute.get()).toBe('/');
});
