import { dueWithRest } from './due-with-rest';

const at = (time: string) => ({ at: `2026-05-01T${time}`, isWholeDay: false });

it.each([
  ['comes now with what is for now', [], [[], []], []],
  ['comes with the rest that is for later', [], [[at('20:00')], [at('20:00')]], [at('20:00')]],
  ['comes now where the rest is for several times', [], [[at('20:00')], [at('21:00')]], []],
  ['comes now where some of the rest is for now', [], [[at('20:00')], []], []],
  ['comes now where some is for a further time too', [], [[at('20:00')], [at('20:00'), at('21:00')]], []],
  ['keeps a time of its own', [at('19:00')], [[at('20:00')]], [at('19:00')]],
])('a line %s', (_what, own, rest, expected) => {
  expect(dueWithRest(own, rest)).toEqual(expected);
});
