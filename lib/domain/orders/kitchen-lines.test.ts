import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import type { CartLine } from '../cart/cart';
import { kitchenLanguage, linesInWords, orderChoicesInWords } from './kitchen-lines';

const milk = select({
  id: 1,
  title: { en: 'Milk', es: 'Leche' },
  value: 10,
  attrs: [choice({ id: 10, title: { en: 'Oat', es: 'Avena' } })],
});
const extras = checkbox({
  id: 2,
  title: { en: 'Extras', es: 'Extras' },
  attrs: [
    choice({ id: 20, title: { en: 'Honey', es: 'Miel' }, checked: true, quantity: 2 }),
    choice({ id: 21, title: { en: 'Nuts', es: 'Nueces' }, checked: true }),
    choice({ id: 22, title: { en: 'Sugar', es: 'Azúcar' } }),
  ],
});
const note = option({ id: 3, title: { en: 'Note', es: 'Nota' }, value: 'very hot, please' });
const unanswered = select({ id: 4, title: { en: 'Size', es: 'Tamaño' } });
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');

describe('kitchenLanguage', () => {
  const languages = [{ code: 'es' }, { code: 'en' }];
  it.each([
    ['the first language for a guest who reads another one', { language: 'en', languages }, 'es'],
    ['null for a guest who reads the first one', { language: 'es', languages }, null],
    ['null for a hotel without a list of languages', { language: 'en', languages: [] }, null],
  ])('returns %s', (_title, hotel, expected) => {
    expect(kitchenLanguage(hotel)).toBe(expected);
  });
});

const inSpanish = (line: CartLine) =>
  linesInWords([line], { language: 'es', orderedFor: { en: 'Ordered for', es: 'Pedido para' } });

it('names the time for which a line is ordered before its answers', () => {
  const product = cartProduct({ property: kit(milk) });
  const [line] = inSpanish(cartLine({ product, ordered_for: '2026-06-18T18:30' }));
  expect(plain(line?.chosen ?? '')).toMatch(/^Pedido para: .*18.*18:30; Leche: Avena$/);
});

it('writes the lines of a cart in the hotel’s texts, and what the guest typed as typed', () => {
  const product = cartProduct({ title: { en: 'Coffee', es: 'Café' }, property: kit(milk, extras, unanswered, note) });
  const [line] = inSpanish(cartLine({ key: 'a', quantity: 2, product }));
  expect(line).toMatchObject({ key: 'a', quantity: 2, title: 'Café' });
  expect(plain(line?.chosen ?? '')).toBe('Leche: Avena; Extras: Miel x 2, Nueces; Nota: very hot, please');
});

it('writes nothing about a product without answers', () => {
  const [line] = inSpanish(cartLine({ product: cartProduct({ title: 'Water', property: null }) }));
  expect(line).toMatchObject({ title: 'Water', chosen: '' });
});

it('repeats what was chosen for the whole order, and not what was typed for it', () => {
  expect(plain(orderChoicesInWords(kit(milk, note, unanswered), 'es'))).toBe('Leche: Avena');
  expect([orderChoicesInWords(kit(note), 'es'), orderChoicesInWords(null, 'es')]).toEqual(['', '']);
});
