import fc from 'fast-check';
import { brandOfHost, frontHost, hostRulesFrom, hotelHosts, isHotelCode, isPublicHost, resolveTenant } from './host';

const hotel = (code: string) => ({ kind: 'hotel', code });
const FRONT = { kind: 'front' };
const UNKNOWN = { kind: 'unknown' };

const gate = hostRulesFrom({ ROOT_DOMAIN: 'example.com', TENANT_HOSTS: 'guest.grand.example=grand, 10.0.0.7=qasr' });

describe('resolveTenant', () => {
  it('refuses a host with a port above 65535', () => {
    for (const port of ['65536', '99999']) {
      expect(resolveTenant(`aurora.localhost:${port}`, hostRulesFrom({}))).toEqual({ kind: 'unknown' });
    }
    expect(resolveTenant('aurora.localhost:65535', hostRulesFrom({}))).toEqual({ kind: 'hotel', code: 'aurora' });
  });

  it.each([
    ['a hotel’s name below the root domain', 'aurora.example.com', hotel('aurora')],
    ['a hotel’s name below another domain', 'aurora.hotels.test', UNKNOWN],
    ['the root domain as a part of another domain', 'aurora.example.com.attacker.test', UNKNOWN],
    ['another domain with the same ending as the root domain', 'aurora.not-example.com', UNKNOWN],
    ['a hotel’s name as the first of several labels', 'aurora.guest.example.com', UNKNOWN],
    ['labels before a hotel’s name', 'a.b.aurora.example.com', UNKNOWN],
    ['www before a hotel’s name', 'www.aurora.example.com', UNKNOWN],
    ['a port', 'aurora.example.com:3000', hotel('aurora')],
    ['an empty port', 'aurora.example.com:', hotel('aurora')],
    ['upper-case letters', 'AURORA.Example.COM', hotel('aurora')],
    ['a trailing dot', 'aurora.example.com.', hotel('aurora')],
    ['a trailing dot and a port', 'aurora.example.com.:3000', hotel('aurora')],
    ['a custom host', 'guest.grand.example', hotel('grand')],
    ['a custom host in upper case with a port', 'Guest.Grand.Example:443', hotel('grand')],
    ['a custom host that is an IP address', '10.0.0.7:3000', hotel('qasr')],
    ['a subdomain of a custom host', 'x.guest.grand.example', UNKNOWN],
    ['the root domain', 'example.com', FRONT],
    ['the root domain with www', 'www.example.com:80', FRONT],
    ['an IPv4 address', '192.168.1.20', FRONT],
    ['an IPv4 address with a port', '127.0.0.1:3000', FRONT],
    ['an IPv6 address', '[::1]:3000', FRONT],
    ['a long IPv6 address', '[2001:db8::ff00:42:8329]', FRONT],
    ['an IPv4 address in IPv6', '[::ffff:10.0.0.1]', FRONT],
    ['the operator’s host', 'desk.example.com', FRONT],
    ['desk of another domain', 'desk.hotels.test', UNKNOWN],
    ['www of another domain', 'www.hotels.test', UNKNOWN],
    ['the reserved label api', 'api.example.com', UNKNOWN],
    ['the reserved label storage', 'storage.example.com', UNKNOWN],
    ['one label that is not the root domain', 'aurora', UNKNOWN],
    ['localhost if it is not the root domain', 'localhost:3000', UNKNOWN],
    ['no host', null, UNKNOWN],
    ['an empty host', '', UNKNOWN],
    ['punycode', 'xn--aurra-0ta.example.com', UNKNOWN],
    ['an address out of range', '999.1.1.1', UNKNOWN],
    ['a short notation of an IP address', '127.1', UNKNOWN],
    ['a decimal notation of an IP address', '2130706433', UNKNOWN],
    ['a hexadecimal notation of an IP address', '0x7f.0x1', UNKNOWN],
    ['brackets around a name', '[aurora]', UNKNOWN],
    ['an IPv6 address without brackets', '::1', UNKNOWN],
    ['a step to the parent folder', '../aurora.example.com', UNKNOWN],
    ['a path', 'aurora.example.com/../qasr', UNKNOWN],
    ['a user name', 'qasr@aurora.example.com', UNKNOWN],
    ['two hosts', 'aurora.example.com, qasr.example.com', UNKNOWN],
    ['a space', 'aurora .example.com', UNKNOWN],
    ['an empty label', 'aurora..example.com', UNKNOWN],
    ['a leading dot', '.example.com', UNKNOWN],
    ['a label that ends in a dash', 'aurora-.example.com', UNKNOWN],
    ['an underscore', '_next.example.com', UNKNOWN],
    ['a port that is not a number', 'aurora.example.com:port', UNKNOWN],
    ['300 characters', `${'a'.repeat(300)}.example.com`, UNKNOWN],
    ['300 characters in valid labels', `${'aurora.'.repeat(45)}com`, UNKNOWN],
    ['a label of 64 characters', `${'a'.repeat(64)}.example.com`, UNKNOWN],
    ['a Unicode letter that becomes k in lower case', '\u212aala.example.com', UNKNOWN],
    ['a null byte', 'aurora\u0000.example.com', UNKNOWN],
    ['a line break', 'aurora.example.com\r\nx: y', UNKNOWN],
  ])('resolves %s (%j) to %j', (_title, host, expected) => {
    expect(resolveTenant(host, gate)).toEqual(expected);
  });

  it('a host without a hotel’s name gets the default hotel', () => {
    const withDefault = hostRulesFrom({ ROOT_DOMAIN: 'example.com', DEFAULT_TENANT: ' Cala-Verde ' });
    expect(resolveTenant('desk.example.com', withDefault)).toEqual(FRONT);
    for (const host of ['example.com', 'www.example.com', '127.0.0.1:3000', '[::1]', 'preview', null]) {
      expect(resolveTenant(host, withDefault)).toEqual(hotel('cala-verde'));
    }
    expect(resolveTenant('qasr.example.com', withDefault)).toEqual(hotel('qasr'));
    expect(resolveTenant('../', withDefault)).toEqual(UNKNOWN);
    expect(resolveTenant('qasr.attacker.test', withDefault)).toEqual(UNKNOWN);
    expect(resolveTenant('api.example.com', withDefault)).toEqual(UNKNOWN);
  });

  it('subdomains of localhost work without configuration', () => {
    const laptop = hostRulesFrom({});
    expect(resolveTenant('cala-verde.localhost:3000', laptop)).toEqual(hotel('cala-verde'));
    expect(resolveTenant('localhost:3000', laptop)).toEqual(FRONT);
  });

  it('the first label is the hotel under any domain if no root domain is configured', () => {
    for (const unset of [hostRulesFrom({}), hostRulesFrom({ ROOT_DOMAIN: '' })])
      expect(resolveTenant('aurora.hotels.test', unset)).toEqual(hotel('aurora'));
  });

  it('a hotel has one name below the default root domain too', () => {
    for (const host of ['aurora.b.localhost', 'a.aurora.localhost:3000', 'aurora.www.localhost'])
      expect(resolveTenant(host, hostRulesFrom({}))).toEqual(UNKNOWN);
  });

  it('any header results in the default hotel, the hotel of its first label, the front page or unknown, without an error', () => {
    const withDefault = { ...gate, fallback: 'cala-verde' };
    const pieces = fc.constantFrom(
      'aurora',
      'qasr',
      'example',
      'com',
      '.',
      ':',
      '3000',
      '[',
      ']',
      '..',
      '/',
      '@',
      'WWW',
      '',
    );
    const hosts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hosts, (host) => {
        const tenant = resolveTenant(host, withDefault);
        if (tenant.kind !== 'hotel') return;
        expect(isHotelCode(tenant.code)).toBe(true);
        const named = ['cala-verde', 'grand', 'qasr', host.toLowerCase().split(/[.:]/)[0]];
        expect(named).toContain(tenant.code);
      }),
      { numRuns: 5000 },
    );
  });

  it('upper case, a port or a trailing dot do not change the result', () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 0, max: 65_535 }), (host, port) => {
        const plain = resolveTenant(host, gate);
        expect(resolveTenant(host.toUpperCase(), gate)).toEqual(plain);
        expect(resolveTenant(`${host}:${port}`, gate)).toEqual(plain);
        expect(resolveTenant(`${host}.`, gate)).toEqual(plain);
      }),
    );
  });
});

describe('isPublicHost', () => {
  const rules = hostRulesFrom({
    ROOT_DOMAIN: 'example.com',
    TENANT_HOSTS: 'guest.grand.example=grand,10.0.0.7=qasr,club.example=bellevue:club',
    DEFAULT_TENANT: 'aurora',
  });

  it.each([
    ['a hotel’s name below the root domain', 'aurora.example.com', true],
    ['the same with a port and a trailing dot', 'Aurora.example.com.:8443', true],
    ['the root domain of a default hotel', 'example.com', true],
    ['a custom host', 'guest.grand.example', true],
    ['a custom host that is an IP address', '10.0.0.7:3000', true],
    ['the second host of a hotel with a custom one', 'grand.example.com', false],
    ['the host of a hotel’s brand', 'club.example', true],
    ['the own name of a hotel whose only custom host is a brand’s', 'bellevue.example.com', true],
    ['an IP address that shows the default hotel', '192.168.1.7', false],
    ['a host of one label that shows the default hotel', 'preview', false],
    ['no host', null, false],
    ['another domain', 'aurora.attacker.test', false],
    ['an invalid host', '../', false],
  ])('%s (%j): %j', (_title, host, expected) => {
    expect(isPublicHost(host, rules)).toBe(expected);
  });

  it('takes any domain of a hotel as public when no root domain is configured, and the front page as none', () => {
    expect(isPublicHost('aurora.hotels.test', hostRulesFrom({}))).toBe(true);
    expect(isPublicHost('aurora.localhost:3000', hostRulesFrom({}))).toBe(true);
    expect(isPublicHost('localhost:3000', hostRulesFrom({}))).toBe(false);
    expect(isPublicHost('localhost:3000', hostRulesFrom({ DEFAULT_TENANT: 'aurora' }))).toBe(true);
  });
});

describe('hostRulesFrom', () => {
  it('leaves out invalid entries', () => {
    const odd = hostRulesFrom({
      ROOT_DOMAIN: 'exa mple',
      TENANT_HOSTS:
        'a.test=api,b.test=,=grand,c.test,d.test=../x, e.test = Grand ,f.test=x:,g.test=x:a:b,h.test=x:a b,',
      DEFAULT_TENANT: 'www',
    });
    expect(odd).toEqual({
      root: 'localhost',
      isRootSet: false,
      hosts: new Map([['e.test', 'grand']]),
      brands: new Map(),
      fallback: null,
    });
  });

  it('reads the root domain in upper case and with a port', () => {
    expect(hostRulesFrom({ ROOT_DOMAIN: 'Example.com:3000' }).root).toBe('example.com');
  });
});

describe('brandOfHost', () => {
  const rules = hostRulesFrom({
    ROOT_DOMAIN: 'example.com',
    TENANT_HOSTS: 'guest.grand.example=grand:nordic, stay.qasr.example = qasr : Nordic ,rooms.grand.example=grand',
  });

  it.each([
    ['a custom host with a brand', 'guest.grand.example', 'nordic'],
    ['a custom host with a brand, with a port and in upper case', 'Guest.Grand.Example:443', 'nordic'],
    ['a custom host whose brand is written in upper case and with blanks', 'stay.qasr.example', 'nordic'],
    ['another custom host of the same hotel', 'rooms.grand.example', null],
    ['the hotel’s own host below the root domain', 'grand.example.com', null],
    ['a host below a custom host', 'x.guest.grand.example', null],
    ['no host', null, null],
    ['an invalid host', '../', null],
  ])('the brand of %s (%j) is %j', (_title, host, brand) => {
    expect(brandOfHost(host, rules)).toBe(brand);
  });

  it('a brand does not change which hotel a host has', () => {
    expect(resolveTenant('guest.grand.example', rules)).toEqual(hotel('grand'));
  });
});

describe('hotelHosts', () => {
  const env = { TENANT_HOSTS: 'guest.grand.example=grand,nord.example=grand:nordic,10.0.0.7=qasr' };

  it.each([
    ['its custom hosts and those of its brands', {}, 'grand', ['guest.grand.example', 'nord.example']],
    ['nothing for a hotel without a host of its own', {}, 'aurora', []],
    ['its host below the root domain', { ROOT_DOMAIN: 'example.com' }, 'aurora', ['aurora.example.com']],
    [
      'the root domain for the hotel that is shown there',
      { ROOT_DOMAIN: 'example.com', DEFAULT_TENANT: 'aurora' },
      'aurora',
      ['aurora.example.com', 'example.com', 'www.example.com'],
    ],
  ])('returns %s', (_, more, code, hosts) => {
    expect(hotelHosts(code, hostRulesFrom({ ...env, ...more }))).toEqual(hosts);
  });

  it('returns only hosts of the hotel', () => {
    const rules = hostRulesFrom({ ...env, ROOT_DOMAIN: 'example.com', DEFAULT_TENANT: 'grand' });
    for (const host of hotelHosts('grand', rules)) expect(resolveTenant(host, rules)).toEqual(hotel('grand'));
  });
});

describe('frontHost', () => {
  it.each([
    ['a misspelt hotel below the root domain', 'arora.example.com:3000', gate, 'example.com'],
    ['another domain while a root domain is set', 'arora.hotels.test', gate, 'example.com'],
    ['an invalid host while a root domain is set', 'a b', gate, 'example.com'],
    ['a misspelt hotel of a server without settings', 'arora.localhost:3000', hostRulesFrom({}), 'localhost'],
    ['another domain while none is set', 'arora.hotels.test', hostRulesFrom({}), null],
    ['no host while none is set', null, hostRulesFrom({}), null],
  ])('for %s', (_title, host, rules, expected) => {
    expect(frontHost(host, rules)).toBe(expected);
  });
});
