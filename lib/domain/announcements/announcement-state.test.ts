import { announcementState } from './announcement-state';

const NOW = '2026-06-19T17:00';

it.each([
  ['draft', { published: false, starts_at: null, ends_at: null }],
  ['draft', { published: false, starts_at: null, ends_at: '2026-06-01T00:00' }],
  ['showing', { published: true, starts_at: null, ends_at: null }],
  ['showing', { published: true, starts_at: '2026-06-19T17:00', ends_at: '2026-06-19T17:01' }],
  ['scheduled', { published: true, starts_at: '2026-06-19T17:01', ends_at: null }],
  ['ended', { published: true, starts_at: null, ends_at: '2026-06-19T17:00' }],
  ['ended', { published: true, starts_at: '2026-06-18T17:00', ends_at: '2026-06-19T16:59' }],
])('is %s with the schedule %j', (state, schedule) => {
  expect(announcementState(schedule, NOW)).toBe(state);
});
