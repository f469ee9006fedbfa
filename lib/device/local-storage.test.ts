/** @jest-environment jsdom */
import type { localStore as LocalStore, onStorageFull as OnStorageFull } from './local-storage';

const CART = 'c'.repeat(40);
const JUNK = 'of-others';

let room: number;
let localStore: typeof LocalStore;
let onStorageFull: typeof OnStorageFull;

const sizeOf = (storage: Storage) =>
  Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);

beforeEach(async () => {
  jest.resetModules();
  ({ localStore, onStorageFull } = await import('./local-storage'));
  localStorage.clear();
  sessionStorage.clear();
  room = 100;
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const before = this.getItem(key);
    const needed = sizeOf(this) + (before === null ? key.length : -before.length) + text.length;
    if (this === localStorage && needed > room) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
});
afterEach(() => jest.restoreAllMocks());

it('makes room for a cart with announcements that were seen, then with answers for the next form', () => {
  localStorage.setItem('display_announcement_7', 'true');
  localStorage.setItem('property_values', 'a'.repeat(50));
  localStore.setItem('cart', CART);
  expect(Object.keys(localStorage)).toEqual(['cart']);
  expect(localStore.getItem('cart')).toBe(CART);
});

it('removes no more than is needed', () => {
  localStorage.setItem('display_announcement_7', 'x'.repeat(20));
  localStorage.setItem('property_values', 'a'.repeat(20));
  localStore.setItem('cart', CART);
  expect(Object.keys(localStorage).sort()).toEqual(['cart', 'property_values']);
});

it('keeps an order in the making in the session storage when there is no room at all, until there is', () => {
  localStorage.setItem(JUNK, 'j'.repeat(90));
  localStore.setItem('cart', CART);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(localStore.getItem('cart')).toBe(CART);
  localStorage.removeItem(JUNK);
  localStore.setItem('cart', `${CART}!`);
  expect(sessionStorage.getItem('cart')).toBeNull();
  expect(localStore.getItem('cart')).toBe(`${CART}!`);
});

it('prefers what was stored last when the cart of an earlier visit is still there', () => {
  localStorage.setItem('cart', 'old');
  localStorage.setItem(JUNK, 'j'.repeat(80));
  localStore.setItem('cart', CART);
  expect(localStore.getItem('cart')).toBe(CART);
  localStore.removeItem('cart');
  expect(localStore.getItem('cart')).toBeNull();
});

it('throws for what belongs to no order, as the browser does', () => {
  localStorage.setItem(JUNK, 'j'.repeat(90));
  expect(() => localStore.setItem('chat-draft', 'Good morning')).toThrow();
});

it('reports once in a visit that there is no room, and drops the offline pack', async () => {
  const dropped = jest.fn(async () => true);
  Object.assign(window, { caches: { delete: dropped } });
  const [early, late] = [jest.fn(), jest.fn()];
  onStorageFull(early);
  localStorage.setItem(JUNK, 'j'.repeat(90));
  localStore.setItem('cart', CART);
  localStore.setItem('cart', `${CART}!`);
  onStorageFull(late);
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  expect(dropped.mock.calls).toEqual([['hotel-offline-1']]);
  // After a reload.
  jest.resetModules();
  const again = await import('./local-storage');
  again.localStore.setItem('fs_uuids', CART);
  again.onStorageFull(late);
  expect(late).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'caches');
});

it('calls a listener that is added after it was full', () => {
  const late = jest.fn();
  localStorage.setItem(JUNK, 'j'.repeat(90));
  localStore.setItem('cart', CART);
  onStorageFull(late);
  expect(late).toHaveBeenCalledTimes(1);
});
