/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { previousRoute, routeBeforeReload } from '@/lib/device/previous-route';
import { RouteMemory } from './back-button';

const at = (pathname: string) => (
  <PathnameContext.Provider value={pathname}>
    <RouteMemory />
  </PathnameContext.Provider>
);

it('stores the previous page, writes the current page to the root element and clears what announced the navigation', () => {
  const { dataset } = document.documentElement;
  const { rerender } = render(at('/'));
  expect(dataset.page).toBe('/');
  Object.assign(dataset, { awaited: '/products/7', leaving: '' });
  rerender(at('/products/7'));
  expect(dataset).toMatchObject({ page: '/products/7' });
  expect([dataset.awaited, dataset.leaving]).toEqual([undefined, undefined]);
  expect(previousRoute.get()).toBe('/');
});

it('restores the route that was kept over a reload, once, when a product list is entered from home', () => {
  routeBeforeReload.changeNow(() => '/sections/202');
  previousRoute.changeNow(() => '');
  const { rerender } = render(at('/'));
  expect(routeBeforeReload.get()).toBe('/sections/202');
  rerender(at('/products/7'));
  expect([previousRoute.get(), routeBeforeReload.get()]).toEqual(['/sections/202', '']);
  rerender(at('/'));
  rerender(at('/products/7'));
  expect(previousRoute.get()).toBe('/');
});

it('keeps the previous route when the page is loaded again', () => {
  previousRoute.changeNow(() => '/sections/202');
  render(at('/products/7'));
  expect(previousRoute.get()).toBe('/sections/202');
});
