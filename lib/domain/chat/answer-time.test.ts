import { answerNote, answerWaits, type Turn, usualAnswerSeconds } from './answer-time';

const MINUTE = 60_000;
const turn = (by: Turn['by'], minute: number, chat = 'a'): Turn => ({ chat, by, at: minute * MINUTE });

describe('answerWaits', () => {
  it.each<[string, readonly Turn[], readonly number[]]>([
    ['no messages', [], []],
    ['an answer after four minutes', [turn('guest', 0), turn('staff', 4)], [240]],
    ['several messages before the answer', [turn('guest', 0), turn('guest', 3), turn('staff', 4)], [240]],
    ['a second message of staff', [turn('guest', 0), turn('staff', 1), turn('staff', 9)], [60]],
    ['staff who write first', [turn('staff', 0), turn('guest', 1)], []],
    ['a question without an answer', [turn('guest', 0)], []],
    ['a command that the bot answers', [turn('guest', 0), turn('bot', 0), turn('staff', 9)], []],
    [
      'a command after a question that staff answer',
      [turn('guest', 0), turn('guest', 2), turn('bot', 2), turn('staff', 5)],
      [300],
    ],
    [
      'two chats at once',
      [turn('guest', 0), turn('guest', 1, 'b'), turn('staff', 3, 'b'), turn('staff', 4)],
      [120, 240],
    ],
    ['a clock that was set back', [turn('guest', 5), turn('staff', 4)], [0]],
  ])('returns the waits of a chat with %s', (_title, turns, expected) => {
    expect(answerWaits(turns)).toEqual(expected);
  });
});

describe('usualAnswerSeconds', () => {
  it.each([
    ['no answer', [], null],
    ['two answers', [60, 60], null],
    ['three answers', [600, 60, 120], 120],
    ['an even number of answers', [60, 100, 120, 600], 110],
    [
      'more than twenty answers, of which only the last twenty count',
      [...Array(30).fill(9000), ...Array(20).fill(60)],
      60,
    ],
  ])('returns the median of %s', (_title, waits, expected) => {
    expect(usualAnswerSeconds(waits)).toBe(expected);
  });
});

describe('answerNote', () => {
  const EVERY_DAY = {
    days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time: '08:00', end_time: '22:00' }],
  };
  const at = (minutes: number) => ({ date: '2026-05-04', time: '', weekday: 1, minutes });

  it.each([
    [0, { kind: 'usual', unit: 'minutes', n: 1 }],
    [180, { kind: 'usual', unit: 'minutes', n: 3 }],
    [181, { kind: 'usual', unit: 'minutes', n: 4 }],
    [3600, { kind: 'usual', unit: 'minutes', n: 60 }],
    [3601, { kind: 'usual', unit: 'hours', n: 2 }],
    [86_401, null],
    [null, null],
  ])('rounds %s seconds up, and says nothing about more than a day or an unknown wait', (median_seconds, expected) => {
    expect(answerNote({ median_seconds, schedule: null }, at(0))).toEqual(expected);
  });

  it('shows the usual wait during the hotel’s hours, and the hours alone outside of them', () => {
    const known = { median_seconds: 60, schedule: EVERY_DAY };
    expect(answerNote(known, at(12 * 60))).toMatchObject({ kind: 'usual' });
    expect(answerNote(known, at(23 * 60))).toMatchObject({
      kind: 'closed',
      hours: { from: '08:00', to: '22:00', open: false },
    });
  });

  it('says nothing during the hours while the wait is unknown', () => {
    expect(answerNote({ median_seconds: null, schedule: EVERY_DAY }, at(12 * 60))).toBeNull();
  });
});
