import { editedReplies, isReplyInLanguage, moveReply, sentReplies, shownReplies } from './quick-replies';

const REPLIES = [{ es: 'Ya va de camino', de: 'Ist unterwegs' }, 'Con mucho gusto', { de: 'Gerne' }];

it.each([
  ['Ya va de camino', true],
  [' Ya va de camino\n', true],
  ['Ya va de camino, señora', false],
  ['Ist unterwegs', false],
  ['Con mucho gusto', false],
  ['Gerne', false],
  ['', false],
])('%p is one of the replies in Spanish: %s', (typed, expected) => {
  expect(isReplyInLanguage(REPLIES, 'es', typed)).toBe(expected);
});

// Rule: desk/DE19.
it('shows each reply once in the guest’s language, with what it means in the desk’s', () => {
  const replies = [{ en: 'Soon', de: 'Gleich' }, 'Ciao', { en: 'Soon', de: 'Gleich', fr: '' }, { de: 'Ja' }, {}];
  expect(shownReplies(replies, { guest: 'de', desk: 'en' })).toEqual([
    { text: 'Gleich', language: 'de', meaning: 'Soon' },
    { text: 'Ciao', language: null, meaning: null },
    { text: 'Ja', language: 'de', meaning: null },
  ]);
  expect(shownReplies(replies, { guest: 'fr', desk: 'de' })[0]).toEqual({
    text: 'Soon',
    language: 'en',
    meaning: 'Gleich',
  });
});

// Rule: desk/DE85.
it('edits replies in some languages, and keeps those in others', () => {
  expect(editedReplies(['Ciao', { en: 'Soon', ja: 'まもなく', fr: null }], ['de', 'en'])).toEqual([
    { de: 'Ciao' },
    { en: 'Soon', ja: 'まもなく' },
  ]);
  expect(sentReplies([{ de: ' Ciao ' }, { en: ' ' }, {}, { en: 'Soon', de: '' }])).toEqual([
    { de: 'Ciao' },
    { en: 'Soon' },
  ]);
});

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('moves reply %i by %i', (place, step, expected) => {
  expect(moveReply([...'abc'], place, step).join('')).toBe(expected);
});
