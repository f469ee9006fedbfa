import { boardKey, keysOfLanes } from './hotkeys';

it.each([
  [
    [0, 0],
    [0, 0],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [
    [20, 0],
    [9, 0],
  ],
  [
    [20, 2],
    [7, 2],
  ],
  [
    [20, 20],
    [5, 4],
  ],
  [
    [1, 20],
    [1, 8],
  ],
] as const)('gives keys to %j tickets: %j', (tickets, keys) => {
  expect(keysOfLanes(tickets)).toEqual(keys);
});

const pressed = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false, isOnControl: false };

it.each([
  ['1', {}, '1'],
  ['9', {}, '9'],
  ['0', {}, null],
  ['/', {}, 'search'],
  ['?', {}, 'list'],
  ['u', {}, 'undo'],
  ['Enter', {}, 'alarm'],
  ['Enter', { isOnControl: true }, null],
  ['1', { isOnControl: true }, '1'],
  ['1', { isTyping: true }, null],
  ['/', { ctrlKey: true }, null],
  ['1', { metaKey: true }, null],
  ['1', { altKey: true }, null],
  ['x', {}, null],
])('reads the key %s with %j as %s', (key, at, action) => {
  expect(boardKey({ ...pressed, key, ...at })).toBe(action);
});
