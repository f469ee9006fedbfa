import { newNonce } from './new-nonce';

it('a nonce has 24 characters of base64, and no two are the same', () => {
  const nonces = Array.from({ length: 1_000 }, newNonce);
  expect(nonces.filter((nonce) => !/^[A-Za-z0-9+/]{24}$/.test(nonce))).toEqual([]);
  expect(new Set(nonces).size).toBe(nonces.length);
});
