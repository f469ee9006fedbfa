import { findClockJump } from './clock-jump';

const NOW = '2026-05-20T10:00:00.000Z';
const jump = { clock: NOW, lastKnown: '2026-05-06T09:59:59.999Z' };

describe('findClockJump', () => {
  it.each([
    ['a store that was empty', null, null, null],
    ['a store that was empty, with an old build', null, '2020-01-01T00:00:00.000Z', null],
    ['the same time', NOW, null, null],
    ['a clock that was set back', '2028-07-01T00:00:00.000Z', null, null],
    ['14 days', '2026-05-06T10:00:00.000Z', null, null],
    ['more than 14 days', jump.lastKnown, null, jump],
    ['more than 14 days since the round and since the older build', jump.lastKnown, '2026-05-01T00:00:00.000Z', jump],
    ['a build since then', '2025-11-01T00:00:00.000Z', '2026-05-06T10:00:00.000Z', null],
    ['a build since then that is old too', '2025-11-01T00:00:00.000Z', jump.lastKnown, jump],
  ])('judges %s after the last known time', (_case, trustedAt, builtAt, expected) => {
    expect(findClockJump(new Date(NOW), { trustedAt, builtAt })).toEqual(expected);
  });
});
