import { countUnread, isGapOpen, lastId, mergeMessages } from './merge-messages';

const messages = (...ids: number[]) => ids.map((id) => ({ id }));

describe('merging messages', () => {
  it.each([
    ['appends later messages', [1, 2], [3], [1, 2, 3]],
    ['puts an earlier message in its place', [1, 4], [3, 2], [1, 2, 3, 4]],
    ['leaves out what is there already, and repeated ones', [1, 2], [2, 3, 3], [1, 2, 3]],
  ])('%s', (_title, known, more, expected) => {
    expect(mergeMessages(messages(...known), messages(...more)).map(({ id }) => id)).toEqual(expected);
  });

  it('returns the same list when nothing is new, and keeps the objects of known messages', () => {
    const known = messages(1, 2);
    expect(mergeMessages(known, messages(1))).toBe(known);
    expect(mergeMessages(known, messages(2, 3))[1]).toBe(known[1]);
  });

  it('knows the last id', () => {
    expect([lastId([]), lastId(messages(3, 9)), lastId([], 4)]).toEqual([0, 9, 4]);
  });
});

describe('whether a gap is open after an answer', () => {
  it.each([
    ['an answer with later messages may not be the end', [6, 7], null, true],
    ['an empty answer is the end', [], null, false],
    ['an answer without a later message is the end', [4, 5], null, false],
    ['the message of the event is the end', [6, 7], 7, false],
    ['an answer before the message of the event is not the end', [6], 7, true],
    ['an empty answer is the end although the message of the event is missing', [], 7, false],
  ])('%s', (_title, page, until, expected) => {
    expect(isGapOpen({ after: 5, page: messages(...page), until })).toBe(expected);
  });
});

it('counts the later messages of others as unread', () => {
  const chat = [
    { id: 1, isOwn: false },
    { id: 2, isOwn: false },
    { id: 3, isOwn: true },
    { id: 4, isOwn: false },
  ];
  expect([countUnread(chat, 0), countUnread(chat, 1), countUnread(chat, 4)]).toEqual([3, 2, 0]);
});
