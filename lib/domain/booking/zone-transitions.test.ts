import { isKnownZone, zoneOffset, zoneTransitions } from './zone-transitions';

const yearIn = (timezone: string) =>
  zoneTransitions(timezone, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)).map(({ at, from, to }) => [
    new Date(at).toISOString(),
    from,
    to,
  ]);

describe('zoneTransitions', () => {
  it.each([
    [
      'Europe/Madrid',
      [
        ['2026-03-29T01:00:00.000Z', 60, 120],
        ['2026-10-25T01:00:00.000Z', 120, 60],
      ],
    ],
    [
      'America/New_York',
      [
        ['2026-03-08T07:00:00.000Z', -300, -240],
        ['2026-11-01T06:00:00.000Z', -240, -300],
      ],
    ],
    [
      'Australia/Lord_Howe',
      [
        ['2026-04-04T15:00:00.000Z', 660, 630],
        ['2026-10-03T15:30:00.000Z', 630, 660],
      ],
    ],
    ['Asia/Kolkata', []],
    ['Asia/Muscat', []],
  ])('finds the changes of %s in a year', (timezone, changes) => {
    expect(yearIn(timezone)).toEqual(changes);
  });
});

describe('a zone', () => {
  it('has its offset in minutes, also with a half hour', () => {
    expect(zoneOffset('Asia/Kolkata', Date.UTC(2026, 5, 18, 10, 0, 30))).toBe(330);
    expect(zoneOffset('America/St_Johns', Date.UTC(2026, 0, 18))).toBe(-210);
    expect(zoneOffset('UTC', 0)).toBe(0);
  });

  it.each([
    ['Europe/Madrid', true],
    ['Europe/Atlantis', false],
    ['', false],
    [null, false],
  ])('named %j is known: %s', (name, known) => {
    expect(isKnownZone(name)).toBe(known);
  });
});
