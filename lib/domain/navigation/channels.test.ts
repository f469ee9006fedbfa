import { openChannels } from './channels';

const BOTH = { chat: true, voice: true };

it.each([
  ['a hotel that has both', BOTH, BOTH, BOTH],
  ['a hotel without chat', { chat: false, voice: true }, BOTH, { chat: false, voice: true }],
  ['an app without a chat screen', BOTH, { chat: false, voice: true }, { chat: false, voice: true }],
  ['an app without a voice screen', BOTH, { chat: true, voice: false }, { chat: true, voice: false }],
])('opens the channels that hotel and app have: %s', (_title, hotel, screens, expected) => {
  expect(openChannels(hotel, screens)).toEqual(expected);
});
