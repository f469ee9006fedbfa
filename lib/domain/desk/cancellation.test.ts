import { cancellationOf, cancelWords, isCancelledByGuest } from './cancellation';

const AT = '2026-05-01T10:00:00.000Z';
const moved = (parts: object = {}) => ({ status: 'cancelled', at: AT, by: null, by_guest: false, ...parts });
const note = (content: string, created_at_tz: string) => ({ content, created_at_tz });
const order = (parts: object = {}) => ({
  ostatus_id: 'cancelled',
  cancel_reason_id: 'order_cancel__other',
  moves: [moved()],
  note_kit: null,
  ...parts,
});

it.each([
  ['the guest', { by_guest: true }, { kind: 'guest' }, true],
  ['a staff member', { by: 'Marta' }, { kind: 'staff', name: 'Marta' }, false],
  ['the hotel’s own system', {}, { kind: 'system' }, false],
])('names %s as who has cancelled an order', (_who, move, by, isGuest) => {
  const cancelled = order({ moves: [{ ...moved(), status: 'approved', by: 'Joan' }, moved(move)] });
  expect(cancellationOf(cancelled)).toEqual({ reason: 'order_cancel__other', by, at: AT, words: [] });
  expect(isCancelledByGuest(cancelled)).toBe(isGuest);
});

it('gives the words that were written with it, and no other note', () => {
  const notes = [note('The lift is slow', '2026-05-01T09:50:00.000Z'), note('Sorry', AT)];
  expect(cancellationOf(order({ note_kit: { notes } }))?.words).toEqual(['Sorry']);
});

it.each(['draft', 'approved', 'done', 'expired'])('finds no cancellation of an order that is %s', (ostatus_id) => {
  expect(cancellationOf(order({ ostatus_id }))).toBeNull();
});

it('finds none of an order whose moves are not known', () => {
  expect(cancellationOf(order({ moves: [] }))).toBeNull();
});

const line = (id: number, en: string, de: string) => ({ id, product: { title: { en, de } } });
const ORDER = {
  language: 'de',
  products: [line(1, 'Soup', 'Suppe'), line(2, 'Bread', 'Brot'), line(3, 'Soup', 'Suppe')],
};

it.each([
  ['the words alone when nothing is ticked', [], ' Sorry ', 'Sorry'],
  ['the lines that are sold out, each once, above the words', [1, 3], 'Sorry', 'Suppe\nSorry'],
  ['all of them', [1, 2], '', 'Suppe\nBrot'],
  ['nothing', [], '', ''],
])('lets the guest read %s', (_what, soldOut, words, expected) => {
  expect(cancelWords(ORDER, { soldOut: new Set(soldOut), words })).toBe(expected);
});

it('does not repeat the only line of an order', () => {
  const only = { ...ORDER, products: ORDER.products.slice(0, 1) };
  expect(cancelWords(only, { soldOut: new Set([1]), words: 'Sorry' })).toBe('Sorry');
});
