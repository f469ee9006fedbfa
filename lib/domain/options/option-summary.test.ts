import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { textIn } from '../i18n/text';
import { optionSummary } from './option-summary';

const inEnglish = (text: Parameters<typeof textIn>[0]) => textIn(text, 'en');

describe('optionSummary', () => {
  it.each([
    [
      'the title of the chosen choice',
      select({ value: '2', attrs: [choice({ id: 2, title: { en: 'Large' } })] }),
      ['Large'],
    ],
    ['nothing for a choice that no longer exists', select({ value: 3, attrs: [choice({ id: 2 })] }), []],
    [
      'one line for each tick, with quantities above 1',
      checkbox({
        value: 'checked',
        attrs: [
          choice({ id: 1, title: 'Olives', checked: true, quantity: 1 }),
          choice({ id: 2, title: 'Cheese', checked: true, quantity: 3 }),
          choice({ id: 3, title: 'Ham' }),
        ],
      }),
      ['Olives', 'Cheese x 3'],
    ],
    [
      'date and start of a slottime',
      option({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '10:00' } }),
      ['2026-11-20 10:00'],
    ],
    ['a date in ISO form', option({ ptype_id: 'date', value: '2026-11-20' }), ['2026-11-20']],
    [
      'several dates in one line',
      option({ ptype_id: 'calendar', value: ['2026-11-20', '2026-11-22'] }),
      ['2026-11-20, 2026-11-22'],
    ],
    [
      'one line for each slot',
      scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] }),
      ['2026-11-20 10:00', '2026-11-20 11:00'],
    ],
    ['a text unchanged', option({ value: '<b>No</b> onions' }), ['<b>No</b> onions']],
    ['a time unchanged', option({ ptype_id: 'time', value: '10:30' }), ['10:30']],
    ['nothing without an answer', option(), []],
    ['nothing for a blank answer', option({ value: ' ' }), []],
  ])('displays %s', (_title, one, lines) => {
    expect(optionSummary(one, inEnglish)).toEqual(lines);
  });

  it('uses the language of the reader, because a choice keeps its titles in all languages', () => {
    const [size] = kit(select({ value: 2, attrs: [choice({ id: 2, title: { en: 'Large', ar: 'كبير' } })] })).properties;
    expect(size && optionSummary(size, (text) => textIn(text, 'ar'))).toEqual(['كبير']);
  });
});
