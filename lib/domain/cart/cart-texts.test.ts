import { cartLine, cartSection } from '@/tests/builders/lines';
import { cartTexts } from './cart-texts';

const from = (id: number, cart_text: Record<string, string> | null) =>
  cartLine({ parent_section: cartSection({ id, cart_text }) });

describe('the cart texts', () => {
  it('are those of the parent sections, each once, in the order of the lines', () => {
    const lines = [from(2, { en: 'At the bar' }), from(1, { en: 'In half an hour' }), from(2, { en: 'At the bar' })];
    expect(cartTexts(lines, 'en')).toEqual([
      { sectionId: 2, paragraphs: ['At the bar'] },
      { sectionId: 1, paragraphs: ['In half an hour'] },
    ]);
  });

  it('are in the guest’s language, in paragraphs and without markup', () => {
    const text = { en: 'x', de: '<p>In 30&nbsp;Minuten</p><p>An <b>Ihrer</b> Tür</p>' };
    expect(cartTexts([from(1, text)], 'de')).toEqual([
      { sectionId: 1, paragraphs: ['In 30\u00a0Minuten', 'An Ihrer Tür'] },
    ]);
  });

  it('are not said twice by two sections with the same words', () => {
    expect(cartTexts([from(1, { en: 'Soon' }), from(2, { en: 'Soon' })], 'en')).toHaveLength(1);
  });

  it('are none where nobody has anything to say', () => {
    expect(cartTexts([from(1, null), from(2, { en: ' ' }), cartLine()], 'en')).toEqual([]);
  });
});
