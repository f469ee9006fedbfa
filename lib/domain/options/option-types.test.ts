import { answerKind, hasChoices, OPTION_TYPES, timeKind } from './option-types';

describe('what an option type is', () => {
  test.each([
    ['select', 'choice', null],
    ['checkbox', 'ticks', null],
    ['text', 'text', null],
    ['date', 'text', 'date'],
    ['calendar', 'dates', 'dates'],
    ['time', 'text', 'time'],
    ['datetime', 'text', 'moment'],
    ['slottime', 'slot', 'slot'],
  ] as const)('%s is answered by %s and asks about %s', (ptype_id, answer, time) => {
    expect(answerKind({ ptype_id, pcode_id: null })).toBe(answer);
    expect(timeKind({ ptype_id })).toBe(time);
  });

  test('a datetime with the code scheduled is answered by slots, and other types are not', () => {
    const booked = OPTION_TYPES.filter((ptype_id) => answerKind({ ptype_id, pcode_id: 'scheduled' }) === 'slots');
    expect(booked).toEqual(['datetime']);
  });

  test('only a select and a checkbox have choices', () => {
    expect(OPTION_TYPES.filter((ptype_id) => hasChoices({ ptype_id }))).toEqual(['select', 'checkbox']);
  });
});
