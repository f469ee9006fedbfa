import { markPicture, readPictureMark } from './picture-address';

it.each([
  ['a picture of a hotel', '/storage/aurora/pool.jpg', '/storage/aurora/@1f3a5b7c/pool.jpg'],
  ['one in a folder', '/storage/aurora/rooms/sea%20view.jpg', '/storage/aurora/@1f3a5b7c/rooms/sea%20view.jpg'],
  ['a picture that is marked', '/storage/aurora/@00000000/pool.jpg', '/storage/aurora/@00000000/pool.jpg'],
  ['a picture of another host', 'https://cdn.example/pool.jpg', 'https://cdn.example/pool.jpg'],
  ['a name that no list of addresses can hold', '/storage/aurora/a, b.jpg', '/storage/aurora/a, b.jpg'],
])('marks %s', (_what, address, marked) => {
  expect(markPicture(address, '1f3a5b7c')).toBe(marked);
});

it.each([
  ['@1f3a5b7c', { version: '1f3a5b7c', width: null }],
  ['@1f3a5b7c-160', { version: '1f3a5b7c', width: 160 }],
  ['@1f3a5b7c-1920', { version: '1f3a5b7c', width: 1920 }],
  ['@1f3a5b7c-161', null],
  ['@1f3a5b7c-4000', null],
  ['@1f3a5b7c-0160', null],
  ['@1f3a5b7c-160-160', null],
  ['@1f3a', null],
  ['rooms', null],
  ['', null],
])('reads the step %j as %j', (step, mark) => {
  expect(readPictureMark(step)).toEqual(mark);
});
