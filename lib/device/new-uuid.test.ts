import { validate, version } from 'uuid';
import { newUuid } from './new-uuid';

/** The part of `crypto` that exists without TLS. */
const withoutTls = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['a secure page', () => undefined],
  ['a page without TLS', () => void jest.replaceProperty(globalThis, 'crypto', withoutTls)],
])('newUuid on %s', (_where, arrange) => {
  it('returns a different random UUID of version 4 each time', () => {
    arrange();
    const uuids = Array.from({ length: 500 }, newUuid);
    expect(uuids.filter((uuid) => !validate(uuid) || version(uuid) !== 4)).toEqual([]);
    expect(new Set(uuids).size).toBe(500);
    // Every digit that the version does not fix must take every value.
    expect(new Set(uuids.map((uuid) => uuid[0])).size).toBe(16);
    expect([...new Set(uuids.map((uuid) => uuid[19]))].sort()).toEqual(['8', '9', 'a', 'b']);
  });
});
