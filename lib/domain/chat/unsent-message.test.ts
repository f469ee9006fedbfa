import { nextToSend, type UnsentMessage, withoutStored } from './unsent-message';

const unsent = (uuid: string, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
  uuid,
  chat: 'chat',
  content: 'Hello',
  command: null,
  file: null,
  language: 'en',
  writtenAt: 0,
  after: 5,
  refusal: null,
  ...changes,
});
const stored = (id: number, uuid: string | null, content = 'Hello') => ({ id, uuid, content });

describe('the message that is sent next', () => {
  it('is the oldest one of its chat that the server has not refused', () => {
    const waiting = [unsent('a', { refusal: 'too_large' }), unsent('b', { chat: 'other' }), unsent('c'), unsent('d')];
    expect(nextToSend(waiting, 'chat')?.uuid).toBe('c');
  });

  it('is none without unsent messages', () => {
    expect(nextToSend([], 'chat')).toBeNull();
  });
});

describe('unsent messages that the server has stored', () => {
  it.each([
    ['matches a message by its uuid', [unsent('a'), unsent('b')], [stored(6, 'a')], ['b']],
    ['keeps a message whose content another one with its own uuid has', [unsent('a')], [stored(6, 'x')], ['a']],
    ['matches by content where the server stores no uuid', [unsent('a')], [stored(6, null)], []],
    ['keeps a message whose content is only in an earlier one', [unsent('a')], [stored(5, null)], ['a']],
    ['matches equal messages one to one', [unsent('a'), unsent('b')], [stored(6, null)], ['b']],
    ['matches nothing with another content', [unsent('a')], [stored(6, null, 'Bye')], ['a']],
  ])('%s', (_title, waiting, own, expected) => {
    expect(withoutStored(waiting, own).map(({ uuid }) => uuid)).toEqual(expected);
  });

  it('returns the same list when nothing was stored', () => {
    const waiting = [unsent('a')];
    expect(withoutStored(waiting, [])).toBe(waiting);
  });
});
