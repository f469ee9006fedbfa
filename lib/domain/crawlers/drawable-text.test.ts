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
  it.each([
    ['Café', 4, 'Café'],
    ['Cafe\u0301 noir', 5, 'Cafe\u0301…'],
    ['مزّة القصر', 5, 'مزّة…'],
    ['Bread with butter', 12, 'Bread with…'],
    ['Donaudampfschiff', 5, 'Donau…'],
    ['a Donaudampfschiff', 9, 'a Donauda…'],
    ['海鲜炒饭和汤', 4, '海鲜炒饭…'],
  ])('clips %j to %i characters as %j', (text, length, clipped) => {
    expect(clipText(text, length)).toBe(clipped);
  });
});
