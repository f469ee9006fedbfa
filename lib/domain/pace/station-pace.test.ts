import { currentNotice, stationPace } from './station-pace';

const NOW = Date.parse('2026-05-01T10:00:00Z');
const LATER = '2026-05-01T10:20:00.000Z';
const OVER = '2026-05-01T10:00:00.000Z';

describe('what staff say of a station: pace/PA5, pace/PA6', () => {
  it.each([
    ['counts until its time', { busy_minutes: 20, busy_until: LATER, closed_until: LATER }, [20, LATER, LATER]],
    [
      'ends by itself when its time has come',
      { busy_minutes: 20, busy_until: OVER, closed_until: OVER },
      [null, null, null],
    ],
    ['ends one without the other', { busy_minutes: 20, busy_until: OVER, closed_until: LATER }, [null, null, LATER]],
    ['is nothing where nobody has said anything', null, [null, null, null]],
  ])('%s', (_title, notice, [busy_minutes, busy_until, closed_until]) => {
    expect(currentNotice(notice, NOW)).toEqual({ busy_minutes, busy_until, closed_until });
    expect(stationPace(null, notice, NOW)).toEqual({
      max: null,
      busyMinutes: busy_minutes ?? 0,
      busyUntil: busy_until === null ? null : Date.parse(String(busy_until)),
      closedUntil: closed_until === null ? null : Date.parse(String(closed_until)),
    });
  });
});
