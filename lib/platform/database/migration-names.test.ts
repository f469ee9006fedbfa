import { MIGRATIONS } from './migrations/all';

// A store knows by their names which migrations it has.
it('names every migration by a number of three digits and words, in the order in which they run', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names.filter((name) => !/^\d{3}(?:-[a-z]+)+$/.test(name))).toEqual([]);
  expect(names).toEqual([...new Set(names)].sort());
});
