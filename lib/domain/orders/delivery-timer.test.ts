import fc from 'fast-check';
import { FETCH_AT_MS, timerAt } from './delivery-timer';

const at = (expectedTimeleft: number, seconds = 0) =>
  timerAt({ expectedTimeleft, receivedAt: 1_000_000, now: 1_000_000 + seconds * 1000 });
const EXPECTED = { kind: 'expected' };
const left = (hours: number, minutes: number) => expect.objectContaining({ kind: 'left', hours, minutes });

describe('the countdown to a delivery', () => {
  it.each([
    ['60 seconds and less are "any minute now"', 60, 0, EXPECTED],
    ['nothing left', 0, 0, EXPECTED],
    ['a delivery that is late', -300, 0, EXPECTED],
    ['a time that is none', Number.NaN, 0, EXPECTED],
    ['61 seconds are a minute', 61, 0, left(0, 1)],
    ['61 seconds, two seconds later', 61, 2, EXPECTED],
    ['only whole minutes are counted', 1259, 0, left(0, 20)],
    ['whole minutes, a second on', 1260, 1, left(0, 20)],
    ['59 minutes', 3599, 0, left(0, 59)],
    ['an hour', 3600, 0, left(1, 0)],
    ['two and a half hours', 9000, 0, left(2, 30)],
    ['more than a day', 90_000, 0, left(25, 0)],
    ['the last whole minute', 600, 540, left(0, 1)],
    ['less than a minute left', 600, 541, EXPECTED],
    ['the end has passed', 600, 4000, EXPECTED],
    ['a clock that was set back makes nothing longer', 600, -4000, left(0, 10)],
  ])('%s', (_title, timeleft, seconds, expected) => {
    expect(at(timeleft, seconds)).toEqual(expected);
  });

  it('knows how much of the wait is still to come', () => {
    expect(at(1200, 300)).toMatchObject({ fraction: 0.75 });
  });

  it('goes on where it was when the orders are read again', () => {
    const again = timerAt({ expectedTimeleft: 600, receivedAt: 600_000, now: 600_000, startedAt: 0 });
    expect(again).toMatchObject({ minutes: 10, fraction: 0.5 });
    const odd = timerAt({ expectedTimeleft: 600, receivedAt: 600_000, now: 600_000, startedAt: Number.NaN });
    expect(odd).toMatchObject({ fraction: 1 });
  });

  it('never grows while time goes by', () => {
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

it('the orders are fetched on opening and 5, 10 and 15 seconds later', () => {
  expect(FETCH_AT_MS).toEqual([0, 5000, 10_000, 15_000]);
});
