/** @jest-environment jsdom */
import { goTo } from './go-to';

const setOnline = (isOnline: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
afterEach(() => jest.restoreAllMocks());

it('navigates by the router while the browser is online', () => {
  setOnline(true);
  const push = jest.fn();
  goTo({ push }, '/products/7');
  expect(push.mock.calls).toEqual([['/products/7']]);
});

it('leaves the navigation to the browser while it is offline', () => {
  setOnline(false);
  const push = jest.fn();
  // jsdom follows only addresses of the same page.
  goTo({ push }, '#spa');
  expect(push).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('#spa');
});
