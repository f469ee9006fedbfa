import fc from 'fast-check';
import { VARIATION_TABLE } from './variation-table';
import { describeVariationProblem, NO_VARIATIONS, readVariations, type Variations } from './variations';

const read = (source: unknown) => {
  const { variations, problems } = readVariations(source);
  return { variations, problems: problems.map(describeVariationProblem) };
};
const one = <Name extends keyof Variations>(name: Name, value: unknown) => {
  const { variations, problems } = read({ [name]: value });
  return { value: variations[name], problems };
};

describe('readVariations', () => {
  it.each([[null], [undefined], [{}], [[]]])('returns the defaults without problems for %j', (source) => {
    expect(read(source)).toEqual({ variations: NO_VARIATIONS, problems: [] });
  });

  it.each([['yes'], [7], [['hideHome']]])('returns the defaults and a problem for %j', (source) => {
    expect(read(source)).toEqual({ variations: NO_VARIATIONS, problems: ['variations: expected a map'] });
  });

  it('keeps valid values beside invalid ones', () => {
    const { variations, problems } = read({ hideHome: true, hideCart: 'perhaps', lottery: 1, homeLink: null });
    expect(variations).toEqual({ ...NO_VARIATIONS, hideHome: true });
    expect(problems).toEqual(['hideCart: expected true or false', 'lottery: no such variation']);
  });

  it('does not accept names of built-in properties', () => {
    expect(read(JSON.parse('{"__proto__": true, "toString": true}')).problems).toHaveLength(2);
  });

  it('problems contain no values and no long names', () => {
    const { problems } = read({ withdrawalEmail: 'secret', ['x'.repeat(500)]: 'secret' });
    expect(problems.join()).not.toContain('secret');
    expect(problems.join().length).toBeLessThan(200);
  });

  it('does not throw for any JSON value', () => {
    const known = fc.constantFrom(...(Object.keys(NO_VARIATIONS) as (keyof Variations)[]));
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(known, fc.string()), fc.jsonValue()), (source) => {
        const { variations } = read(source);
        expect(Object.keys(variations)).toEqual(Object.keys(NO_VARIATIONS));
      }),
      { numRuns: 2000 },
    );
  });

  it('every variation is documented in the table', () => {
    expect(Object.keys(VARIATION_TABLE).sort()).toEqual(Object.keys(NO_VARIATIONS).sort());
    expect(Object.values(VARIATION_TABLE).every((facts) => Object.values(facts).every((words) => words !== ''))).toBe(
      true,
    );
  });
});

describe('a value of a variation', () => {
  it.each([
    ['confirmationCheckbox', 'true', true],
    ['confirmationCheckbox', 1, true],
    ['confirmationCheckbox', 0, false],
    ['hiddenPaymentUnder', [10_068, '7'], [10_068, '7']],
    ['hiddenPaymentUnder', [' 7 ', '\t8'], ['7', '8']],
    ['fixedPayment', 3, 3],
    ['fixedPayment', 'cash', 'cash'],
    ['fixedPayment', ' 83 ', '83'],
    ['chargeLabel', 'Service charge', 'Service charge'],
    ['chargeLabel', { en: 'Delivery', ru: 'Доставка' }, { en: 'Delivery', ru: 'Доставка' }],
    ['homeLink', 'https://hotel.example/', 'https://hotel.example/'],
    ['homeLink', '/products/4', '/products/4'],
    ['callPhone', '+34 971 00 00 00', '+34 971 00 00 00'],
    ['callPhone', 100, '100'],
    ['withdrawalEmail', 'privacy@hotel.example', 'privacy@hotel.example'],
    ['languageFlags', { ar: 'AE' }, { ar: 'ae' }],
    ['brand', { name: 'Concierge', favicon: '/storage/x.svg' }, { name: 'Concierge', favicon: '/storage/x.svg' }],
    ['brand', { name: 'Concierge' }, { name: 'Concierge', favicon: null }],
    ['widgets', { chat: 'https://chat.example/w.js' }, { chat: 'https://chat.example/w.js' }],
    [
      'cartNotices',
      [
        { under: [10_068], text: 'Minimum 500', minimum: '500' },
        { under: ['7'], text: { en: 'Pick-up only' } },
      ],
      [
        { under: [10_068], text: 'Minimum 500', minimum: 500 },
        { under: ['7'], text: { en: 'Pick-up only' }, minimum: null },
      ],
    ],
    [
      'guestFields',
      [
        { id: 7001, title: { en: 'Car' }, required: true, under: [20] },
        { id: '7002', title: 'Flight' },
      ],
      [
        { id: 7001, title: { en: 'Car' }, required: true, under: [20] },
        { id: '7002', title: 'Flight', required: false, under: [] },
      ],
    ],
    ['footerPublicOffer', 1, true],
    [
      'barLinks',
      [
        { icon: 'spa', title: { en: 'SPA' }, section: 12 },
        { icon: 'info', title: 'Info', link: 'https://x.example' },
      ],
      [
        { icon: 'spa', title: { en: 'SPA' }, section: 12, link: null },
        { icon: 'info', title: 'Info', section: null, link: 'https://x.example' },
      ],
    ],
  ] as const)('%s accepts %j', (name, value, expected) => {
    expect(one(name, value)).toEqual({ value: expected, problems: [] });
  });

  it.each([
    ['hideHome', 'on', 'hideHome: expected true or false'],
    ['fixedPayment', { id: 3 }, 'fixedPayment: expected an id'],
    ['chargeLabel', ' ', 'chargeLabel: expected a text or a map of languages'],
    ['chargeLabel', {}, 'chargeLabel: expected a text or a map of languages'],
    ['homeLink', 'javascript:alert(1)', 'homeLink: expected a same-site path or an http(s) address'],
    ['homeLink', 'tel:100', 'homeLink: expected a same-site path or an http(s) address'],
    ['callPhone', 'the desk', 'callPhone: expected a telephone number'],
    ['withdrawalEmail', 'privacy at hotel', 'withdrawalEmail: expected an e-mail address'],
    ['withdrawalEmail', 'a@b.c,d@e.f', 'withdrawalEmail: expected an e-mail address'],
    ['hiddenPaymentUnder', '10068', 'hiddenPaymentUnder: expected a list, each an id'],
    ['brand', { favicon: '/x.svg' }, 'brand: expected a brand with a name'],
    ['brand', 'Concierge', 'brand: expected a brand with a name'],
    ['widgets', 'https://x.example', 'widgets: expected a map of chat, chatbot and booking to https addresses'],
    ['languageFlags', ['ae'], 'languageFlags: expected a map, each the two letters of a country'],
  ] as const)('%s rejects %j with a problem', (name, value, problem) => {
    expect(one(name, value)).toEqual({ value: NO_VARIATIONS[name], problems: [problem] });
  });

  it('a list keeps its valid members and reports the others', () => {
    expect(one('hiddenPaymentUnder', [1, null, 2, 1.5])).toEqual({
      value: [1, 2],
      problems: ['hiddenPaymentUnder[1]: expected an id', 'hiddenPaymentUnder[3]: expected an id'],
    });
    expect(one('languageFlags', { ar: 'ae', ru: 'russia' })).toEqual({
      value: { ar: 'ae' },
      problems: ['languageFlags.ru: expected the two letters of a country'],
    });
    expect(
      one('widgets', { chat: 'http://chat.example', booking: 'https://b.example', sms: 'https://s.example' }),
    ).toEqual({
      value: { booking: 'https://b.example' },
      problems: ['widgets.chat: expected an https address', 'widgets.sms: expected a widget that is known'],
    });
  });

  it('reports missing fields of a notice and keeps a notice whose minimum is invalid', () => {
    const { value, problems } = one('cartNotices', [
      { under: [7] },
      { under: [], text: 'Nowhere' },
      { under: [7], text: { en: 'Fine', ru: 5 }, minimum: -1 },
      'all of them',
    ]);
    expect(value).toEqual([{ under: [7], text: { en: 'Fine' }, minimum: null }]);
    expect(problems).toHaveLength(5);
    expect(problems).toContain('cartNotices[2].minimum: expected an amount above 0');
    expect(problems).toContain('cartNotices[2].text.ru: expected a text');
  });

  it('requires an id and a title for a guest field, and drops what else is invalid in it', () => {
    const { value, problems } = one('guestFields', [
      { title: 'No id' },
      { id: 7 },
      { id: 8, title: 'Car', required: 'perhaps', under: [4, null] },
    ]);
    expect(value).toEqual([{ id: 8, title: 'Car', required: false, under: [4] }]);
    expect(problems).toEqual([
      'guestFields[0]: expected a field with an id of its own and a title',
      'guestFields[1]: expected a field with an id of its own and a title',
      'guestFields[2].required: expected true or false',
      'guestFields[2].under[1]: expected an id',
    ]);
  });

  it('requires a section or a link for an entry of the bar', () => {
    expect(one('barLinks', [{ icon: 'spa', title: 'SPA' }]).value).toEqual([]);
    expect(one('barLinks', [{ icon: 'spa', title: 'SPA', section: 4, link: 'nowhere' }]).value).toEqual([
      { icon: 'spa', title: 'SPA', section: 4, link: null },
    ]);
  });
});
