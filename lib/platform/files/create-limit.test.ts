import { createLimit } from './create-limit';

it('runs at most the given number of tasks at once and the others in order, also after a failure', async () => {
  const inTurn = createLimit(2);
  const [log, finish]: [string[], (() => void)[]] = [[], []];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(name);
      await new Promise<void>((done) => finish.push(done));
      if (fails) throw new Error(name);
    });
  const all = [work('a', true), work('b'), work('c'), work('d')];
  const settled = Promise.allSettled(all);
  const finishOne = async () => {
    finish.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  await new Promise((done) => setImmediate(done));
  expect(log).toEqual(['a', 'b']);
  await finishOne();
  expect(log).toEqual(['a', 'b', 'c']);
  for (let time = 0; time < 3; time += 1) await finishOne();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
