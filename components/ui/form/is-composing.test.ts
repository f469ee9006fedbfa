import { isComposing } from './is-composing';

it.each([
  ['Enter of a plain keyboard', { isComposing: false, keyCode: 13 }, false],
  ['Enter that chooses a word', { isComposing: true, keyCode: 13 }, true],
  ['Enter that chooses a word in Safari', { isComposing: false, keyCode: 229 }, true],
])('tells %s apart', (_title, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
