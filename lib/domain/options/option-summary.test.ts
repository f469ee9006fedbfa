import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/kit';
import { textIn } from '../i18n/text';
import { optionSummary } from './option-summary';

const inEnglish = (text: Parameters<typeof textIn>[0]) => textIn(text, 'en');

describe('what the cart says of an option', () => {
  it.each([
    ['the chosen choice', select({ value: '2', attrs: [choice({ id: 2, title: { en: 'Large' } })] }), ['Large']],
    ['nothing for a choice that is gone', select({ value: 3, attrs: [choice({ id: 2 })] }), []],
    [
      'a line for each tick, with its quantity above one',
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
      'date and start of a slot time',
      option({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '10:00' } }),
      ['2026-11-20 10:00'],
    ],
    ['a date as it is sent', option({ ptype_id: 'date', value: '2026-11-20' }), ['2026-11-20']],
    [
      'dates in one line',
      option({ ptype_id: 'calendar', value: ['2026-11-20', '2026-11-22'] }),
      ['2026-11-20, 2026-11-22'],
    ],
    [
      'a line for each slot',
      scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] }),
      ['2026-11-20 10:00', '2026-11-20 11:00'],
    ],
    ['a text as it is', option({ value: '<b>No</b> onions' }), ['<b>No</b> onions']],
    ['a time as it is', option({ ptype_id: 'time', value: '10:30' }), ['10:30']],
    ['nothing for no answer', option(), []],
    ['nothing for blanks', option({ value: ' ' }), []],
  ])('is %s', (_title, one, lines) => {
    expect(optionSummary(one, inEnglish)).toEqual(lines);
  });

  it('changes with the language, since a choice keeps its titles', () => {
    const [size] = kit(select({ value: 2, attrs: [choice({ id: 2, title: { en: 'Large', ar: 'كبير' } })] })).properties;
    expect(size && optionSummary(size, (text) => textIn(text, 'ar'))).toEqual(['كبير']);
  });
});
