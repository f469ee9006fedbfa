import { openChannels } from './channels';

const ALL = { chat: true, voice: true, recognition: true };

it.each([
  ['a hotel that has all', ALL, ALL, ALL],
  ['a hotel without chat', { ...ALL, chat: false }, ALL, { ...ALL, chat: false }],
  ['an app without a chat screen', ALL, { ...ALL, chat: false }, { ...ALL, chat: false }],
  ['an app without a voice screen', ALL, { ...ALL, voice: false }, { ...ALL, voice: false }],
  ['a hotel without recognition', { ...ALL, recognition: false }, ALL, { ...ALL, recognition: false }],
  ['an app without its page', ALL, { ...ALL, recognition: false }, { ...ALL, recognition: false }],
])('opens what both hotel and app have: %s', (_title, hotel, screens, expected) => {
  expect(openChannels(hotel, screens)).toEqual(expected);
});
