import { announcement as build } from '@/tests/builders/catalogue/announcement';
import {
  type DisplayConditions,
  dueAnnouncements,
  isEligible,
  isForEveryone,
  isOnToday,
  playAsStories,
  seenKey,
  type Visit,
} from './eligibility';

const announcement = (config: Partial<DisplayConditions> = {}, id: number | string = 7) => build({ id, config });

const visit = (known: Partial<Visit> = {}): Visit => ({
  pathname: '/',
  parentSection: null,
  room: '',
  unlockedId: '',
  isSeen: () => false,
  ...known,
});

const seen = (key: string) => key === 'display_announcement_72026-05-01T10:00:00Z';

describe('Whether an announcement shows', () => {
  it.each<[string, Partial<DisplayConditions>, Partial<Visit>, boolean]>([
    ['it has no conditions', {}, {}, true],
    ['it has no conditions and the page has a section', {}, { parentSection: '12' }, true],
    ['the page is the chat', {}, { pathname: '/chat' }, false],
    ['the path contains /chat', {}, { pathname: '/ru/chat/5' }, false],
    ['the guest has seen it', {}, { isSeen: seen }, false],
    ['the guest has seen it, and it shows at every refresh', { display_every_refresh: true }, { isSeen: seen }, true],
    ['it needs a code and the visit began without one', { display_only_via_qrcode: true }, {}, false],
    ['it needs a code and the visit began with its own', { display_only_via_qrcode: true }, { unlockedId: '7' }, true],
    ['it needs a code and the visit began with another', { display_only_via_qrcode: true }, { unlockedId: '8' }, false],
    [
      'it needs a code, the visit began with its own and the guest has seen it',
      { display_only_via_qrcode: true },
      { unlockedId: '7', isSeen: seen },
      false,
    ],
    ['its sections contain the parent section', { include_section_ids: [3, 12] }, { parentSection: '12' }, true],
    ['its sections contain the id as a string', { include_section_ids: ['12'] }, { parentSection: '12' }, true],
    ['its sections contain another one', { include_section_ids: [3] }, { parentSection: '12' }, false],
    ['its sections contain one and the page is home', { include_section_ids: [3] }, {}, false],
    ['its sections contain null and the page is home', { include_section_ids: [null] }, {}, true],
    ['its sections contain null and the page has one', { include_section_ids: [null] }, { parentSection: '3' }, false],
    ['its sections are mixed and the page is home', { include_section_ids: ['3', null, 4] }, {}, true],
    ['it is for rooms and no room is stored', { display_only_room_numbers: '204' }, {}, false],
    ['it is for the stored room', { display_only_room_numbers: '203, 204 ,205' }, { room: '204' }, true],
    ['it is for other rooms', { display_only_room_numbers: '203,2045' }, { room: '204' }, false],
    ['its list of rooms has only commas', { display_only_room_numbers: ' , ' }, {}, true],
    ['its delay has not passed, which is checked separately', { display_time_after_visit_site: 9 }, {}, true],
  ])('is decided when %s', (_condition, config, known, shows) => {
    expect(isEligible(announcement(config), visit(known))).toBe(shows);
  });

  it('never is where home has a ring for it, which the guest opens', () => {
    expect(isEligible(build({ extra: { ring: { en: 'Tonight' } } }), visit())).toBe(false);
  });

  it('follows the version: a changed announcement has another key', () => {
    expect(seenKey(announcement())).toBe('display_announcement_72026-05-01T10:00:00Z');
    expect(isEligible({ ...announcement(), updated_at: '2026-05-02T10:00:00Z' }, visit({ isSeen: seen }))).toBe(true);
  });
});

describe('Announcements with a delay', () => {
  const now = announcement({}, 1);
  const early = announcement({ display_time_after_visit_site: 0.5 }, 2);
  const late = announcement({ display_time_after_visit_site: 2 }, 3);

  it.each([
    [0, [1], 30_000],
    [29_999, [1], 1],
    [30_000, [1, 2], 90_000],
    [120_000, [1, 2, 3], null],
  ])('are due by the age of the visit: %s ms', (age, ids, nextInMs) => {
    const plan = dueAnnouncements([now, early, late], age);
    expect(plan.due.map(({ id }) => id)).toEqual(ids);
    expect(plan.nextInMs).toBe(nextInMs);
  });

  it('have no next one when there are none', () => {
    expect(dueAnnouncements([], 5)).toEqual({ due: [], nextInMs: null });
  });
});

describe('Announcements that show together', () => {
  const story = build({ extra: { stories: true } });
  it.each([
    ['one is a pop-up', [announcement()], false],
    ['one that asks for stories plays as a story', [story], true],
    ['one with a ring plays as a story', [build({ extra: { ring: 'Tonight' } })], true],
    ['two play as stories', [announcement(), announcement({}, 8)], true],
    ['none is no story', [], false],
  ])('%s', (_title, shown, isStories) => {
    expect(playAsStories(shown)).toBe(isStories);
  });
});

describe('Whether home has a ring or a card for an announcement', () => {
  it.each<[string, Partial<DisplayConditions>, boolean]>([
    ['is for everybody', {}, true],
    ['is for certain sections, of which only the pop-up takes notice', { include_section_ids: [3] }, true],
    ['is for a code', { display_only_via_qrcode: true }, false],
    ['is for certain rooms', { display_only_room_numbers: '101' }, false],
    ['has a list of rooms that names none', { display_only_room_numbers: ', ' }, true],
  ])('depends on whether it %s', (_title, config, expected) => {
    expect(isForEveryone(announcement(config))).toBe(expected);
  });
});

describe('Whether home has a card for an announcement', () => {
  const fridays = { start_date: null, end_date: null, start_time: '20:30:00', end_time: null };
  const event_days = [{ ...fridays, days: [false, false, false, false, false, true, false] }];
  // 2026-06-19 is a Friday.
  it.each<[string, object, string, boolean]>([
    ['asks for one and says no time', { today: true }, '2026-06-15', true],
    ['asks for one and takes place that day', { today: true, event_days }, '2026-06-19', true],
    ['asks for one and takes place on another day', { today: true, event_days }, '2026-06-18', false],
    ['takes place that day but asks for none', { event_days }, '2026-06-19', false],
  ])('depends on whether it %s', (_title, extra, date, expected) => {
    expect(isOnToday(build({ extra }), date)).toBe(expected);
  });
});
