import fc from 'fast-check';
import { canonicalHost, renderingHost } from './canonical-host';
import { hostRulesFrom, resolveTenant } from './host';

describe('canonicalHost', () => {
  const gate = hostRulesFrom({ ROOT_DOMAIN: 'com' });

  it.each([
    ['aurora.example.com', 'aurora.example.com'],
    ['AURORA.Example.com', 'aurora.example.com'],
    ['aurora.example.com.', 'aurora.example.com'],
    ['Aurora.example.com.:3000', 'aurora.example.com:3000'],
    ['aurora.example.com:', 'aurora.example.com'],
    ['aurora.example.com:00443', 'aurora.example.com:443'],
    ['[2001:DB8::1]:3000', '[2001:db8::1]:3000'],
    ['[::1]', '[::1]'],
    ['aurora.example.com..', null],
    ['aurora.example.com:65536', null],
    ['../', null],
    ['', null],
  ])('%j is %j', (header, canonical) => {
    expect(canonicalHost(header)).toBe(canonical);
  });

  it('has the same hotel as the header, and is its own canonical form', () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom('', '.', ':80', '.:080', ':'), (domain, ending) => {
        const canonical = canonicalHost(`${domain}${ending}`);
        if (canonical === null) return;
        expect(canonicalHost(canonical)).toBe(canonical);
        expect(resolveTenant(canonical, gate)).toEqual(resolveTenant(`${domain}${ending}`, gate));
      }),
    );
  });
});

describe('renderingHost', () => {
  const rules = hostRulesFrom({ TENANT_HOSTS: 'nord.example=grand:nordic,guest.grand.example=grand,qasr.localhost=x' });
  it.each([
    ['a hotel without a custom host', 'aurora', null, 'aurora.hotels.test', 'aurora.localhost'],
    ['a hotel with a custom host', 'grand', null, 'grand.localhost:3000', 'guest.grand.example'],
    ['a brand of a hotel', 'grand', 'nordic', 'nord.example', 'nord.example'],
    ['a hotel whose own name shows another one', 'qasr', null, 'qasr.hotels.test', 'qasr.hotels.test'],
  ])('%s', (_title, code, brand, asked, expected) => {
    expect(renderingHost({ code, brand }, asked, rules)).toBe(expected);
  });
});
