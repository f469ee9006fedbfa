import { roomKey } from './room-key';

it.each([
  ['Villa 3', 'villa 3'],
  ['villa 3', 'villa 3'],
  ['VILLA  3', 'villa 3'],
  [' Villa\u00a03 ', 'villa 3'],
  ['\uff36\uff49\uff4c\uff4c\uff41 \uff13', 'villa 3'],
  ['Vi\u00adlla 3\u200b', 'villa 3'],
  ['Víllà 3', 'villa 3'],
  ['Vi\u0301lla 3', 'villa 3'],
  ['STRASSE 7', 'strasse 7'],
  ['Straße 7', 'strasse 7'],
  ['İzmir', 'izmir'],
  ['\u0662\u0661\u0664', '214'],
  ['Люкс Ё', 'люкс е'],
  ['12A', '12a'],
  ['Villa\n3', 'villa 3'],
  ['', ''],
  ['  ', ''],
])('the room %j is compared as %j', (room, key) => {
  expect(roomKey(room)).toBe(key);
});
