import { questionDraft } from './question-draft';

it.each([
  ['is what was searched', '', ' iron for a shirt ', 'iron for a shirt'],
  ['stands behind what was typed before', 'Good evening', 'iron', 'Good evening\niron'],
  ['is not repeated', 'Good evening\niron', 'iron', 'Good evening\niron'],
])('the message %s', (_title, draft, typed, expected) => {
  expect(questionDraft(draft, typed)).toBe(expected);
});
