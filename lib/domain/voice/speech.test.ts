import { averageLevel, followSpeech, SILENCE } from './speech';

it.each([
  [[], 0],
  [[10, 20, 30], 20],
  [[255, 255], 255],
  [[0, 0, 0, 44], 11],
])('averages the levels %j to %d', (levels, average) => {
  expect(averageLevel(new Uint8Array(levels))).toBe(average);
});

it.each([
  [0, false],
  [10, false],
  [10.01, true],
  [255, true],
])('takes the average level %d as speech: %s', (level, isSpeaking) => {
  expect(followSpeech(SILENCE, { level, now: 0 }).isSpeaking).toBe(isSpeaking);
});

/** Measurements as time in milliseconds and level. */
const after = (measurements: readonly (readonly [now: number, level: number])[]) =>
  measurements.reduce((speech, [now, level]) => followSpeech(speech, { level, now }), SILENCE);

it('says that the assistant has started 600 ms after its first speech, and not before', () => {
  const speaking = [1_000, 50] as const;
  expect(after([speaking, [1_599, 50]]).hasStartedSpeaking).toBe(false);
  expect(after([speaking, [1_600, 50]]).hasStartedSpeaking).toBe(true);
});

it('counts the 600 ms from the first speech, also through a pause', () => {
  const paused = after([
    [1_000, 50],
    [1_200, 0],
    [1_600, 0],
  ]);
  expect(paused).toMatchObject({ isSpeaking: false, hasStartedSpeaking: true });
});

it('never forgets that the assistant has started', () => {
  const later = after([
    [0, 50],
    [700, 50],
    [9_000, 0],
  ]);
  expect(later).toMatchObject({ isSpeaking: false, hasStartedSpeaking: true });
});

it('returns the same speech while nothing changes', () => {
  const speech = after([
    [0, 50],
    [700, 50],
  ]);
  expect(followSpeech(speech, { level: 80, now: 800 })).toBe(speech);
});
