import chatAnswers from './platform/chat-answers.json';
import chatRefusals from './platform/chat-refusals.json';
import orderRefusals from './platform/order-refusals.json';
import { platformMessage } from './platform-messages';

it.each([
  ['in the language of the guest', 'answer', 'de', {}, orderRefusals.answer.de],
  ['in English if there is no translation', 'answer', 'xx', {}, orderRefusals.answer.en],
  ['in English for the name of a built-in property', 'answer', 'constructor', {}, orderRefusals.answer.en],
  ['with its number filled in', 'more', 'en', { n: 3 }, orderRefusals.more.en.replace('{n}', '3')],
] as const)('returns a refusal %s', (_title, word, language, params, expected) => {
  expect(platformMessage(word, language, params)).toBe(expected);
});

it('no message key is in two files', () => {
  const keys = [chatAnswers, chatRefusals, orderRefusals].flatMap((file) => Object.keys(file));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});
