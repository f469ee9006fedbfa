import { endStay, FIRST_STAY, runningStay, type Stay, stayAt } from './stay';

const MADRID = { time: '11:00', timezone: 'Europe/Madrid' };
/** 11:00 in Madrid. */
const CHECK_OUT = '2026-05-02T09:00:00.000Z';
const at = (iso: string) => new Date(iso);
const stay = (changes: Partial<Stay>): Stay => ({
  number: 4,
  since: '2026-05-01T13:00:00.000Z',
  leavesOn: null,
  ...changes,
});

describe('runningStay: rooms/RM5', () => {
  it('runs until staff end it, where stays do not end by themselves', () => {
    expect(runningStay(stay({ leavesOn: '2026-05-02' }), null, at('2027-01-01T00:00:00Z'))).toEqual(
      stay({ leavesOn: '2026-05-02' }),
    );
  });

  it.each([
    ['a minute before the check-out time', '2026-05-02T08:59:59.999Z', 4, '2026-05-01T13:00:00.000Z'],
    ['at the check-out time', CHECK_OUT, 5, CHECK_OUT],
    ['later on that day', '2026-05-02T20:00:00Z', 5, CHECK_OUT],
    ['days later, from the latest check-out time on', '2026-05-09T20:00:00Z', 5, '2026-05-09T09:00:00.000Z'],
    ['before the check-out time of a later day', '2026-05-04T08:00:00Z', 5, '2026-05-03T09:00:00.000Z'],
  ])('%s', (_, now, number, since) => {
    expect(runningStay(stay({}), MADRID, at(now))).toEqual({ number, since, leavesOn: null });
  });

  it.each([
    ['2026-05-02T12:00:00Z', 4],
    ['2026-05-04T08:59:00Z', 4],
    ['2026-05-04T09:00:00Z', 5],
    ['2026-05-06T12:00:00Z', 5],
  ])('ends on the noted day: %s', (now, number) => {
    expect(runningStay(stay({ leavesOn: '2026-05-04' }), MADRID, at(now)).number).toBe(number);
  });

  it('ends once at the check-out time after it began, however often it is read', () => {
    const once = runningStay(stay({}), MADRID, at(CHECK_OUT));
    expect(runningStay(once, MADRID, at('2026-05-03T08:59:59Z'))).toEqual(once);
    expect(runningStay(once, MADRID, at('2026-05-03T09:00:00Z')).number).toBe(6);
  });

  it('ends at an hour that exists twice, or not at all, once', () => {
    const night = { time: '02:30', timezone: 'Europe/Madrid' };
    const spring = runningStay(stay({ since: '2026-03-28T12:00:00.000Z' }), night, at('2026-03-29T12:00:00Z'));
    expect(spring.number).toBe(5);
    const autumn = runningStay(stay({ since: '2026-10-24T12:00:00.000Z' }), night, at('2026-10-25T00:30:00Z'));
    expect(autumn).toEqual({ number: 5, since: '2026-10-25T00:30:00.000Z', leavesOn: null });
    expect(runningStay(autumn, night, at('2026-10-25T01:30:00Z'))).toEqual(autumn);
  });
});

it('gives the next stay no day of leaving', () => {
  expect(endStay({ ...FIRST_STAY, leavesOn: '2026-05-04' }, CHECK_OUT)).toEqual({
    number: 2,
    since: CHECK_OUT,
    leavesOn: null,
  });
});

describe('stayAt: rooms/RM17', () => {
  const starts = [
    { number: 7, since: '2026-05-03T09:00:00.000Z' },
    { number: 5, since: '2026-05-01T09:00:00.000Z' },
    { number: 6, since: '2026-05-02T09:00:00.000Z' },
  ];

  it.each([
    ['before every known stay', '2026-04-20T12:00:00.000Z', 4, null],
    ['in the first known stay', '2026-05-01T09:00:00.001Z', 5, '2026-05-01T09:00:00.000Z'],
    [
      'at the moment in which a stay ends, in the one that ends',
      '2026-05-02T09:00:00.000Z',
      5,
      '2026-05-01T09:00:00.000Z',
    ],
    ['between two ends', '2026-05-02T20:00:00.000Z', 6, '2026-05-02T09:00:00.000Z'],
    ['in the running stay', '2026-06-01T00:00:00.000Z', 7, '2026-05-03T09:00:00.000Z'],
  ])('%s', (_, at, number, since) => {
    expect(stayAt(starts, at)).toEqual({ number, since });
  });

  it('is the first stay of a room of which none has ended', () => {
    expect(stayAt([], '2026-05-01T09:00:00.000Z')).toEqual({ number: 1, since: null });
  });
});
