import { openFrom, paceLine } from '@/tests/builders/pace';
import { laterLines } from './later-lines';

const ms = (iso: string) => Date.parse(iso);
const NOW = ms('2026-05-01T10:00:00Z');
const HOTEL = { now: NOW, timezone: 'Europe/Madrid', isAllowed: true };
const QUARTER_PAST = '2026-05-01T12:15';

describe('laterLines: pace/PA4', () => {
  it.each([
    ['stays as it is without a time', [paceLine()], undefined, [null]],
    ['is for the time', [paceLine()], QUARTER_PAST, [QUARTER_PAST]],
    ['is for now once the time has come', [paceLine()], '2026-05-01T12:00', [null]],
    [
      'takes what no station makes with it',
      [paceLine(), paceLine({ station: null })],
      QUARTER_PAST,
      [QUARTER_PAST, QUARTER_PAST],
    ],
    [
      'leaves what is for later, and what the guest wants at a time',
      [
        paceLine(),
        paceLine({ at: ms('2026-05-01T12:00:00Z') }),
        paceLine({ hasOwnTime: true, at: ms('2026-05-01T10:10:00Z') }),
      ],
      QUARTER_PAST,
      [QUARTER_PAST, null, null],
    ],
    [
      'moves an order ahead that is earlier',
      [paceLine({ at: ms('2026-05-01T10:10:00Z') })],
      QUARTER_PAST,
      [QUARTER_PAST],
    ],
  ])('%s', (_title, lines, orderedFor, expected) => {
    expect(laterLines(lines, orderedFor, HOTEL)).toEqual({ kind: 'lines', orderedFor: expected });
  });

  it.each([
    ['a hotel that takes no orders ahead', [paceLine()], QUARTER_PAST, { ...HOTEL, isAllowed: false }],
    ['an order of which no station makes anything', [paceLine({ station: null })], QUARTER_PAST, HOTEL],
    ['an order that is all at times of the guest’s own', [paceLine({ hasOwnTime: true })], QUARTER_PAST, HOTEL],
    ['a time that is further ahead than any that is offered', [paceLine()], '2026-05-02T00:01', HOTEL],
    ['a time that the clocks skip', [paceLine()], '2026-03-29T02:30', { ...HOTEL, now: ms('2026-03-29T00:30:00Z') }],
    ['a time that no clock shows', [paceLine()], '2026-05-01T24:30', HOTEL],
    ['a day that does not exist', [paceLine()], '2026-06-31T12:15', { ...HOTEL, now: ms('2026-06-30T22:30:00Z') }],
  ])('refuses a later time for %s', (_title, lines, orderedFor, hotel) => {
    expect(laterLines(lines, orderedFor, hotel)).toEqual({ kind: 'changed' });
  });

  it('names the lines whose products are closed by then', () => {
    const lines = [
      paceLine(),
      paceLine({ days: openFrom('08:00', '12:10') }),
      paceLine({ days: openFrom('08:00', '23:00') }),
    ];
    expect(laterLines(lines, QUARTER_PAST, HOTEL)).toEqual({ kind: 'closed', places: [1] });
  });
});
