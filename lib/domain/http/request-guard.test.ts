import { refuseRequest } from './request-guard';

describe('refuseRequest', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/products/102?set-room=101'],
    ['GET', '/?q=100%'],
    ['GET', '/storage/cala-verde/caf%C3%A9..1.webp'],
    ['GET', '/_next/static/chunks/..a.js'],
    ['POST', '/api/v1/orders'],
    ['DELETE', '/api/v1/orders'],
    ['POST', '/channels'],
    ['POST', '/api/desk/v1/orders?x=/../'],
    ['POST', `/pay/${'a'.repeat(43)}/choice`],
    ['POST', '/pay/reports/stripe'],
    ['GET', `/pay/${'a'.repeat(43)}/back?later`],
    ['POST', '/printers/kitchen'],
    ['GET', '/printers/kitchen?token=1'],
    ['DELETE', '/printers/kitchen?code=200%20OK'],
  ])('accepts %s %s', (method, target) => {
    expect(refuseRequest(method, target)).toBeNull();
  });

  it.each([
    ['POST', '/'],
    ['POST', '/products/102'],
    ['PUT', '/nowhere'],
    ['POST', '/channels/x'],
    ['POST', '/storage/cala-verde/logo.svg'],
    ['POST', '/_next/static/chunks/a.js'],
    ['POST', '/api/v1/'],
    ['OPTIONS', '/'],
    ['POST', `/pay/${'a'.repeat(43)}`],
    ['POST', `/pay/${'a'.repeat(43)}/back`],
    ['POST', '/pay/reports/stripe/x'],
    ['DELETE', '/printers/kitchen/x'],
    ['DELETE', '/printers'],
  ])('refuses %s %s with 405 and the allowed methods', (method, target) => {
    expect(refuseRequest(method, target)).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  it.each([
    ['GET', '/channels'],
    ['HEAD', '/channels?orders=1'],
    ['DELETE', '/channels'],
    ['GET', `/pay/${'a'.repeat(43)}/choice`],
    ['GET', '/pay/reports/stripe'],
  ])('refuses %s %s, a path that allows only POST, with 405 and the header Allow', (method, target) => {
    expect(refuseRequest(method, target)).toEqual({ status: 405, allow: 'POST' });
  });

  it.each(['HEAD', 'PUT', 'OPTIONS'])('refuses %s for a printer with 405 and the methods that it has', (method) => {
    expect(refuseRequest(method, '/printers/kitchen')).toEqual({ status: 405, allow: 'GET, POST, DELETE' });
  });

  it.each([['/'], ['/api/v1/orders']])('refuses TRACE %s with 405', (target) => {
    expect(refuseRequest('TRACE', target)).toMatchObject({ status: 405 });
  });

  it.each([['/%'], ['/products/%zz'], ['/storage/%c3'], ['/%E0%A4%A'], ['*'], ['http://elsewhere.example/']])(
    'refuses the malformed target %s with 400',
    (target) => {
      expect(refuseRequest('GET', target)).toEqual({ status: 400 });
    },
  );

  it.each([
    ['/storage/%2e%2e/'],
    ['/storage/%2E%2e/healthz'],
    ['/storage/../healthz'],
    ['/storage/cala-verde/..%2fqasr/logo.svg'],
    ['/storage/..%5cqasr'],
    ['/./'],
    ['/products/..'],
  ])('refuses the path %s, which contains steps, with 404', (target) => {
    expect(refuseRequest('GET', target)).toEqual({ status: 404 });
  });
});
