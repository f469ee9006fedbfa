import { type ChatTimes, chatState } from './chat-state';

const NOW = new Date('2026-05-02T10:00:00.000Z');
const chat = (times: Partial<ChatTimes>): ChatTimes => ({
  updated_at: '2026-05-02T09:00:00.000Z',
  waiting_since: null,
  closed_at: null,
  settled_at: null,
  snoozed_until: null,
  ...times,
});
const PAST = '2026-05-02T09:59:59.000Z';
const LATER = '2026-05-02T10:30:00.000Z';

// Rules: chat/CH37, chat/CH38.
it.each<[string, Partial<ChatTimes>, string]>([
  ['somebody wrote today', {}, 'open'],
  ['nobody has written for a day', { updated_at: '2026-05-01T09:59:59.000Z' }, 'settled'],
  ['somebody wrote a day ago to the minute', { updated_at: '2026-05-01T10:00:00.000Z' }, 'open'],
  ['the guest has waited for two days', { updated_at: '2026-04-30T10:00:00.000Z', waiting_since: PAST }, 'open'],
  ['staff have settled it', { settled_at: PAST }, 'settled'],
  ['the guest has left it', { closed_at: PAST }, 'settled'],
  ['it comes back later', { snoozed_until: LATER }, 'snoozed'],
  ['it comes back later, though its guest waits', { snoozed_until: LATER, waiting_since: PAST }, 'snoozed'],
  ['it has come back', { snoozed_until: PAST, updated_at: '2026-04-20T10:00:00.000Z' }, 'open'],
  ['it comes back at this moment', { snoozed_until: NOW.toISOString() }, 'open'],
  ['it was settled after it was put off', { snoozed_until: LATER, settled_at: PAST }, 'settled'],
])('knows the state of a chat when %s', (_when, times, state) => {
  expect(chatState(chat(times), NOW)).toBe(state);
});
