import { gainOf, readVolume, soundState } from './sound';

// Rule: desk/DE87.
it.each([
  [false, 'running', 'off'],
  [false, null, 'off'],
  [true, 'running', 'on'],
  [true, 'suspended', 'locked'],
  [true, 'interrupted', 'locked'],
  [true, 'closed', 'locked'],
  [true, null, 'locked'],
] as const)('with a sound that is wanted: %s, and audio that is %s, the desk is %s', (isWanted, audio, state) => {
  expect(soundState(isWanted, audio)).toBe(state);
});

// Rule: desk/DE88.
it.each([
  [0.3, 0.3],
  [1, 1],
  [0.1, 0.1],
  [0, 0.5],
  [2, 0.5],
  ['1', 0.5],
  [Number.NaN, 0.5],
  [null, 0.5],
])('reads a stored volume %p as %p', (stored, volume) => {
  expect(readVolume(stored)).toBe(volume);
});

it('plays a higher volume louder, and never so loud that it is distorted', () => {
  const gains = [0.1, 0.5, 1].map(gainOf);
  expect([...gains].sort((one, other) => one - other)).toEqual(gains);
  expect(gains.every((gain) => gain > 0 && gain < 1)).toBe(true);
});
