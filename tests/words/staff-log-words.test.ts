import { actionWord, LOG_ACTIONS } from '@/components/desk/staff-log/action-words';
import { SIGN_IN_ACTIONS } from '@/lib/domain/staff-log/log-entry';
import { DESCRIBED_CALLS } from '@/lib/platform/staff-log/describers';

it('has words for every action that the log stores', () => {
  const stored = [...DESCRIBED_CALLS.map(({ call }) => call.id), ...SIGN_IN_ACTIONS];
  expect(stored.filter((action) => actionWord(action) === null)).toEqual([]);
});

it('has different words for different actions, so that each can be chosen', () => {
  const words = LOG_ACTIONS.map(([, word]) => word);
  expect(new Set(words).size).toBe(words.length);
});
