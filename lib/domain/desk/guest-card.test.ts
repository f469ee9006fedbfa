import { toMinor } from '../money/money';
import { guestCard } from './guest-card';

const order = (day: number, parts: object = {}) => ({
  ostatus_id: 'done',
  created_at: `2026-06-0${day}T10:00:00.000Z`,
  final_sum: 0.1,
  language: 'de',
  food_note: null as { kitchen: readonly string[]; language: string } | null,
  allergy_texts: [] as readonly string[],
  ...parts,
});

describe('desk/DE63: what a hotel knows of a guest at a glance', () => {
  it('adds up what was ordered, without what came to nothing', () => {
    const orders = [
      order(1),
      order(2),
      order(3, { final_sum: 9, ostatus_id: 'cancelled' }),
      order(4, { final_sum: 9, ostatus_id: 'expired' }),
      order(5, { ostatus_id: 'draft' }),
    ];
    expect(guestCard(orders)).toMatchObject({ sum: toMinor(0.3), counted: 3 });
    expect(guestCard([])).toEqual({ sum: 0, counted: 0, sentences: [], typed: [] });
  });

  it('says each sentence about allergies once, the newest order’s first, also of an order that was cancelled', () => {
    const note = (...kitchen: string[]) => ({ kitchen, language: 'es' });
    const orders = [
      order(1, { food_note: note('Alergias: leche'), allergy_texts: ['Nussallergie!'] }),
      order(3, { food_note: note('Dieta: vegano', 'Alergias: leche'), ostatus_id: 'cancelled' }),
      order(2, { allergy_texts: ['Nussallergie!', 'Keine Milch'] }),
    ];
    expect(guestCard(orders)).toMatchObject({
      sentences: [
        { text: 'Dieta: vegano', language: 'es' },
        { text: 'Alergias: leche', language: 'es' },
      ],
      typed: [
        { text: 'Nussallergie!', language: 'de' },
        { text: 'Keine Milch', language: 'de' },
      ],
    });
  });
});
