import { fitStrokes } from './fit-strokes';

const strokes = [{ penColor: 'black', points: [{ x: 300, y: 100, pressure: 0.5 }] }];

it.each([
  ['a pad that became narrower scales them down', { from: 400, to: 200 }, { x: 150, y: 50 }],
  ['a pad that became wider leaves them', { from: 200, to: 400 }, { x: 300, y: 100 }],
  ['a pad of the same width leaves them', { from: 350, to: 350 }, { x: 300, y: 100 }],
  ['a pad that gets its first width leaves them', { from: 0, to: 350 }, { x: 300, y: 100 }],
])('%s, and keeps colour and pressure', (_title, widths, point) => {
  expect(fitStrokes(strokes, widths)).toEqual([{ penColor: 'black', points: [{ ...point, pressure: 0.5 }] }]);
});
