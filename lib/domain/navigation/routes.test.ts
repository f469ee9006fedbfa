import fc from 'fast-check';
import { pageOf, sectionIdOf } from './routes';

const TOKEN = `${'aB3_-'.repeat(8)}xyz`;

describe('pageOf', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['', { kind: 'home' }],
    ['/home', { kind: 'home' }],
    ['/home/', { kind: 'home' }],
    ['/sections/12', { kind: 'sections', id: '12' }],
    ['/sections/12/', { kind: 'sections', id: '12' }],
    ['/products/7', { kind: 'products', id: '7' }],
    [`/pay/${TOKEN}`, { kind: 'pay', token: TOKEN }],
    [`/pay/${TOKEN}/`, { kind: 'pay', token: TOKEN }],
    ['/payment/success', { kind: 'payment', result: 'success' }],
    ['/payment/error/', { kind: 'payment', result: 'error' }],
    ['/search', { kind: 'search' }],
    ['/search/', { kind: 'search' }],
    ['/booking', { kind: 'booking' }],
    ['/skip-the-clean', { kind: 'skip-the-clean' }],
    ['/locations-occupancy', { kind: 'locations-occupancy' }],
    ['/ar', { kind: 'ar' }],
    ['/ar-promo/', { kind: 'ar-promo' }],
    ['/ar/1', { kind: 'not-found' }],
    ['/ar-', { kind: 'not-found' }],
    ['/chat/', { kind: 'chat' }],
    ['/desk', { kind: 'desk' }],
    ['/desk/', { kind: 'desk' }],
    ['/desk/aurora', { kind: 'not-found' }],
    ['/desk/invitation', { kind: 'desk-invitation' }],
    ['/desk/invitation/', { kind: 'desk-invitation' }],
    ['/desk/invitation/x', { kind: 'not-found' }],
    ['/receipt', { kind: 'receipt' }],
    ['/room-code', { kind: 'room-code' }],
    ['/room-code/101', { kind: 'not-found' }],
    ['/section-page/12', { kind: 'section-page', ofSection: '12' }],
    ['/section-page', { kind: 'not-found' }],
    ['/section-page/x', { kind: 'not-found' }],
    ['/search/1', { kind: 'not-found' }],
    ['/404', { kind: 'not-found' }],
    ['/pay', { kind: 'not-found' }],
    ['/pay/1', { kind: 'not-found' }],
    [`/pay/${TOKEN}/choice`, { kind: 'not-found' }],
    [`/pay/${TOKEN}%2f`, { kind: 'not-found' }],
    [`/paying/cala-verde/${TOKEN}`, { kind: 'not-found' }],
    ['/payment', { kind: 'not-found' }],
    ['/payment/later', { kind: 'not-found' }],
    ['/sections', { kind: 'not-found' }],
    ['/sections/', { kind: 'not-found' }],
    ['/sections/abc', { kind: 'not-found' }],
    ['/sections/12/menu', { kind: 'not-found' }],
    ['/sections/12//', { kind: 'not-found' }],
    ['/sections/-1', { kind: 'not-found' }],
    ['/sections/1.5', { kind: 'not-found' }],
    ['/sections/%31', { kind: 'not-found' }],
    ['/sections/٣', { kind: 'not-found' }],
    ['/sections/12\n', { kind: 'not-found' }],
    [`/products/${'9'.repeat(300)}`, { kind: 'not-found' }],
    ['/Home', { kind: 'not-found' }],
    ['//', { kind: 'not-found' }],
    ['/cala-verde', { kind: 'not-found' }],
    ['/cala-verde/sections/12', { kind: 'not-found' }],
  ])('the path %j is the page %j', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it('any other path is not found', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        fc.pre(
          !/^\/?$|^\/home\/?$|^\/(sections|products)\/\d+\/?$|^\/(?:pay|search|booking|ar|chat|skip-the-clean|locations-occupancy|section-page|room-code)/.test(
            path,
          ),
        );
        expect(pageOf(path)).toEqual({ kind: 'not-found' });
      }),
    );
  });
});

describe('sectionIdOf', () => {
  it.each([
    ['/sections/12', '12'],
    ['/products/7/', '7'],
    ['/section-page/12', null],
    ['/', null],
    ['/home', null],
    ['/products/seven', null],
    ['/section-page/7', null],
    ['/lottery/7', null],
  ])('the section of %s is %p', (path, id) => {
    expect(sectionIdOf(path)).toBe(id);
  });
});
