import { splitLinkedText } from './split-linked-text';

it.each([
  ['I accept the [public offer].', { before: 'I accept the', link: 'public offer', after: '.' }],
  ['[Öffentliches Angebot] akzeptiert', { before: '', link: 'Öffentliches Angebot', after: ' akzeptiert' }],
  ['I accept the offer', { before: 'I accept the offer', link: 'Public offer', after: '' }],
  ['I accept the []', { before: 'I accept the []', link: 'Public offer', after: '' }],
  ['Both [one] and [other]', { before: 'Both [one] and [other]', link: 'Public offer', after: '' }],
])('splits the sentence: %s', (sentence, parts) => {
  expect(splitLinkedText(sentence, 'Public offer')).toEqual(parts);
});
