import fc from 'fast-check';
import { FETCH_AT_MS, timerAt } from './delivery-timer';

const at = (expectedTimeleft: number, seconds = 0) =>
  timerAt({ expectedTimeleft, receivedAt: 1_000_000, now: 1_000_000 + seconds * 1000 });
const EXPECTED = { kind: 'expected' };
const left = (hours: number, minutes: number) => expect.objectContaining({ kind: 'left', hours, minutes });

describe('timerAt', () => {
  it.each([
    ['displays "any minute now" for 60 seconds', 60, 0, EXPECTED],
    ['displays "any minute now" for 0 seconds', 0, 0, EXPECTED],
    ['displays "any minute now" for an overdue delivery', -300, 0, EXPECTED],
    ['displays "any minute now" for a time that is not a number', Number.NaN, 0, EXPECTED],
    ['displays one minute for 61 seconds', 61, 0, left(0, 1)],
    ['displays "any minute now" two seconds after 61 seconds were left', 61, 2, EXPECTED],
    ['rounds 1259 seconds down to 20 minutes', 1259, 0, left(0, 20)],
    ['rounds 1260 seconds down to 20 minutes one second later', 1260, 1, left(0, 20)],
    ['displays 59 minutes for 3599 seconds', 3599, 0, left(0, 59)],
    ['displays one hour for 3600 seconds', 3600, 0, left(1, 0)],
    ['displays two and a half hours', 9000, 0, left(2, 30)],
    ['displays 25 hours for more than a day', 90_000, 0, left(25, 0)],
    ['displays one minute when exactly one minute is left', 600, 540, left(0, 1)],
    ['displays "any minute now" when less than a minute is left', 600, 541, EXPECTED],
    ['displays "any minute now" after the expected time has passed', 600, 4000, EXPECTED],
    ['does not display a longer time after the clock was set back', 600, -4000, left(0, 10)],
  ])('the countdown %s', (_title, timeleft, seconds, expected) => {
    expect(at(timeleft, seconds)).toEqual(expected);
  });

  it('the fraction for the ring is the remaining part of the whole wait', () => {
    expect(at(1200, 300)).toMatchObject({ fraction: 0.75 });
  });

  it('the fraction counts from the start of the wait after the orders are fetched again', () => {
    const again = timerAt({ expectedTimeleft: 600, receivedAt: 600_000, now: 600_000, startedAt: 0 });
    expect(again).toMatchObject({ minutes: 10, fraction: 0.5 });
    const odd = timerAt({ expectedTimeleft: 600, receivedAt: 600_000, now: 600_000, startedAt: Number.NaN });
    expect(odd).toMatchObject({ fraction: 1 });
  });

  it('the displayed time never grows as time passes', () => {
    const minutes = (view: ReturnType<typeof at>) => (view.kind === 'left' ? view.hours * 60 + view.minutes : 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.nat(1e6), fc.nat(1e4), (timeleft, seconds, more) => {
        const [sooner, later] = [at(timeleft, seconds), at(timeleft, seconds + more)];
        expect(minutes(later)).toBeLessThanOrEqual(minutes(sooner));
        if (sooner.kind === 'left') expect(sooner.fraction).toBeGreaterThan(0);
        if (sooner.kind === 'left') expect(sooner.fraction).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('fetches the orders when the drawer opens and 5, 10 and 15 seconds later', () => {
  expect(FETCH_AT_MS).toEqual([0, 5000, 10_000, 15_000]);
});
