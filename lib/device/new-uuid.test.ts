import { validate, version } from 'uuid';
import { newUuid } from './new-uuid';

/** What of it such a page has. */
const withoutTls = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['a secure page', () => undefined],
  ['a page without TLS', () => void jest.replaceProperty(globalThis, 'crypto', withoutTls)],
])('a new uuid on %s', (_where, arrange) => {
  it('is a random one of version 4, and another one each time', () => {
    arrange();
    const uuids = Array.from({ length: 500 }, newUuid);
    expect(uuids.filter((uuid) => !validate(uuid) || version(uuid) !== 4)).toEqual([]);
    expect(new Set(uuids).size).toBe(500);
    // Every digit but those that the version fixes takes every value.
    expect(new Set(uuids.map((uuid) => uuid[0])).size).toBe(16);
    expect([...new Set(uuids.map((uuid) => uuid[19]))].sort()).toEqual(['8', '9', 'a', 'b']);
  });
});
