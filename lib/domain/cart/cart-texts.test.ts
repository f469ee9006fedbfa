import { cartLine, cartSection } from '@/tests/builders/orders/lines';
import { cartTexts } from './cart-texts';

const from = (id: number, cart_text: Record<string, string> | null) =>
  cartLine({ parent_section: cartSection({ id, cart_text }) });

describe('cartTexts', () => {
  it('returns the texts of the parent sections, each section once, in the order of the lines', () => {
    const lines = [from(2, { en: 'At the bar' }), from(1, { en: 'In half an hour' }), from(2, { en: 'At the bar' })];
    expect(cartTexts(lines, 'en')).toEqual([
      { sectionId: 2, paragraphs: ['At the bar'] },
      { sectionId: 1, paragraphs: ['In half an hour'] },
    ]);
  });

  it('returns paragraphs without markup in the guest’s language', () => {
    const text = { en: 'x', de: '<p>In 30&nbsp;Minuten</p><p>An <b>Ihrer</b> Tür</p>' };
    expect(cartTexts([from(1, text)], 'de')).toEqual([
      { sectionId: 1, paragraphs: ['In 30\u00a0Minuten', 'An Ihrer Tür'] },
    ]);
  });

  it('returns a text once if two sections have the same text', () => {
    expect(cartTexts([from(1, { en: 'Soon' }), from(2, { en: 'Soon' })], 'en')).toHaveLength(1);
  });

  it('returns nothing if no section has a text', () => {
    expect(cartTexts([from(1, null), from(2, { en: ' ' }), cartLine()], 'en')).toEqual([]);
  });
});
