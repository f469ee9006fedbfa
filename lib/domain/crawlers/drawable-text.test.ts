import { LANGUAGE_TABLE } from '../i18n/language-table';
import { clipText, drawableText } from './drawable-text';

describe('drawableText', () => {
  it.each([
    ['Pizza 🍕 Margherita', 'Pizza Margherita'],
    ['👨‍👩‍👧 Family', 'Family'],
    ['🇪🇸 Paella', 'Paella'],
    ['Spa® 50 % – 1/2', 'Spa® 50 % – 1/2'],
    ['two\nlines\u0000', 'two lines'],
    ['14.00\u00a0€', '14.00\u00a0€'],
    ['مزّة القصر', 'مزّة القصر'],
    ['\u2066OMR\u00a06.50\u2069', '\u2066OMR\u00a06.50\u2069'],
    ['🍕', ''],
    ['', ''],
  ])('draws %j as %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });

  it('draws the name of each language of the product', () => {
    for (const { name } of Object.values(LANGUAGE_TABLE)) expect(drawableText(name)).toBe(name);
  });

  it('draws nothing of a text in a script for which there is no font', () => {
    expect(drawableText('อาหารเช้า breakfast')).toBe('');
  });
});

describe('clipText', () => {
  it('keeps a text of the allowed length, and clips a longer one between characters', () => {
    expect(clipText('Café', 4)).toBe('Café');
    expect(clipText('Cafe\u0301 noir', 5)).toBe('Cafe\u0301…');
    expect(clipText('مزّة القصر', 4)).toBe('مزّة…');
  });
});
