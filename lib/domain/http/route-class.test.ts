import { ROUTE_CLASSES, routeClass } from './route-class';

it.each([
  ['GET', '/', 'page'],
  ['GET', '/products/102?room=101', 'page'],
  ['POST', '/api/v1/orders', 'order'],
  ['POST', '/api/v1/orders?x=1', 'order'],
  ['GET', '/api/v1/orders', 'api'],
  ['POST', '/api/v1/orders/guest/change-status', 'api'],
  ['GET', '/api/v1/hotels/aurora', 'api'],
  ['POST', '/channels', 'events'],
  ['POST', '/api/desk/v1/orders/1/approve', 'desk'],
  ['GET', '/desk', 'desk'],
  ['GET', '/desks-and-chairs', 'page'],
  ['GET', '/products/channels', 'page'],
  ['GET', '/products/storage/api/desk/healthz', 'page'],
  ['GET', '/storage/aurora/logo.svg', 'file'],
  ['GET', '/_next/static/chunks/a.js', 'file'],
  ['GET', '/words/en?v=1', 'words'],
  ['GET', '/pay/abc', 'pay'],
  ['POST', '/printers/kitchen', 'printer'],
  ['GET', '/healthz/live', 'health'],
  ['GET', '*', 'page'],
] as const)('counts %s %s as %s', (method, target, expected) => {
  expect(routeClass(method, target)).toBe(expected);
});

it('has few classes, whatever a stranger requests', () => {
  const targets = Array.from({ length: 2_000 }, (_, index) => `/${index.toString(36)}/${index}/..%2f?a=${index}`);
  const classes = new Set(targets.map((target) => routeClass('GET', target)));
  expect([...classes].every((found) => ROUTE_CLASSES.includes(found))).toBe(true);
});
