import { isPublicAddress, publicLookup } from './public-address';

it.each([
  ['8.8.8.8', true],
  ['142.250.0.1', true],
  ['2a00:1450:4001:80b::200a', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

/** What a connection to a host gets whose name resolves to these addresses. */
const lookUp = (addresses: readonly string[], all: boolean) =>
  new Promise((done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    publicLookup((_host, answer) => answer(null, found))('push.example', { all }, (error, ...result) =>
      done(error === null ? result : error.message),
    );
  });

it('passes public addresses on', async () => {
  expect(await lookUp(['8.8.8.8', '2a00::1'], false)).toEqual(['8.8.8.8', 4]);
  expect(await lookUp(['8.8.8.8'], true)).toEqual([[{ address: '8.8.8.8', family: 4 }]]);
});

it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['8.8.8.8', '::1']], [[]]])(
  'refuses a host that resolves to %j',
  async (addresses) => {
    expect(await lookUp(addresses, false)).toBe('no public address');
    expect(await lookUp(addresses, true)).toBe('no public address');
  },
);

it('passes on that a name does not resolve', async () => {
  const error = await new Promise((done) =>
    publicLookup((_host, answer) => answer(new Error('ENOTFOUND'), []))('push.example', {}, (failed) => done(failed)),
  );
  expect(error).toMatchObject({ message: 'ENOTFOUND' });
});
