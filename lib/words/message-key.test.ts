import fc from 'fast-check';
import { bcp47 } from '@/lib/domain/i18n/language';
import { interpolate } from './message-key';

const CHOSEN_ES = '{n, plural, one {# elegido} other {# elegidos}}';
const CHOSEN_AR = '{n, plural, zero {صفر} one {واحد} two {اثنان} few {# خيارات} many {# خيارًا} other {# خيار}}';
const LETTERS_RU = '{n} из {most, plural, one {# знака} other {# знаков}}';

describe('interpolate', () => {
  it.each([
    ['replaces a placeholder at every position', '{n} of {most}: {n}', { n: 2, most: 5 }, '2 of 5: 2'],
    ['keeps a placeholder without a value', '{n} of {most}', { n: 2 }, '2 of {most}'],
    ['keeps a placeholder with the name of a built-in property', '{constructor}', {}, '{constructor}'],
    ['does not replace placeholders inside a value', '{title}: {n}', { title: '{n}', n: 1 }, '{n}: 1'],
  ])('interpolate %s', (_title, sentence, params, filled) => {
    expect(interpolate(sentence, params)).toBe(filled);
  });
});

describe('plurals', () => {
  it.each([
    ['es', CHOSEN_ES, { n: 1 }, '1 elegido'],
    ['es', CHOSEN_ES, { n: 0 }, '0 elegidos'],
    ['es-MX', CHOSEN_ES, { n: 3 }, '3 elegidos'],
    ['fr', '{n, plural, one {# choisi} other {# choisis}}', { n: 0 }, '0 choisi'],
    ['ar', CHOSEN_AR, { n: 2 }, 'اثنان'],
    ['ar', CHOSEN_AR, { n: 5 }, '5 خيارات'],
    ['ar', CHOSEN_AR, { n: 14 }, '14 خيارًا'],
    ['ar', CHOSEN_AR, { n: 100 }, '100 خيار'],
    ['ru', LETTERS_RU, { n: 3, most: 21 }, '3 из 21 знака'],
    ['ru', LETTERS_RU, { n: 3, most: 500 }, '3 из 500 знаков'],
  ])('the plural form of the language %s is used in %j for %j', (locale, sentence, params, filled) => {
    expect(interpolate(sentence, params, bcp47(locale))).toBe(filled);
  });

  it('uses the form other if the message lacks the category of the page’s language', () => {
    expect(interpolate('{n, plural, one {# item} other {# items}}', { n: 3 }, 'ar')).toBe('3 items');
  });

  it('replaces placeholders inside a plural form', () => {
    expect(interpolate('{n, plural, one {# of {most}} other {all # of {most}}}', { n: 1, most: 3 })).toBe('1 of 3');
  });

  it('accepts a number given as a text', () => {
    expect(interpolate(CHOSEN_ES, { n: '1' }, 'es')).toBe('1 elegido');
  });

  it('keeps a plural without its number visible', () => {
    expect(interpolate(CHOSEN_ES, {}, 'es')).toBe(CHOSEN_ES);
  });

  it('does not throw for any message of a hotel', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (sentence, n) => typeof interpolate(sentence, { n }) === 'string'),
    );
  });
});
