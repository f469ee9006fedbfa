import { storableParts } from './storable-parts';

it.each([
  ['key'],
  ['pin'],
  ['password'],
  ['token'],
  ['code'],
  ['subscription'],
  ['endpoint'],
  ['phone'],
  ['guest'],
  ['number_room'],
  ['comment'],
  ['words'],
])('stores no field named %s, at whatever depth', (name) => {
  expect(storableParts({ [name]: 'x', kept: [{ deep: { [name]: 'x', kept: 1 } }] })).toEqual({
    kept: [{ deep: { kept: 1 } }],
  });
});

it('cuts texts after 500 characters, and lists and objects after 100 entries', () => {
  const [text, list] = ['x'.repeat(501), Array.from({ length: 101 }, (_, at) => at)];
  const fields = Object.fromEntries(list.map((at) => [`f${at}`, at]));
  const stored = storableParts({ text, whole: 'x'.repeat(500), list, fields });
  expect(stored).toMatchObject({ text: `${'x'.repeat(500)}…`, whole: 'x'.repeat(500), list: list.slice(0, 100) });
  expect(Object.keys(stored?.fields as object)).toHaveLength(100);
});

it.each([[null], [{}], [{ key: 'x' }]])('stores nothing of %j', (parts) => {
  expect(storableParts(parts)).toBeNull();
});

it('stores numbers, truth values and null as they are', () => {
  expect(storableParts({ one: 1, yes: true, none: null })).toEqual({ one: 1, yes: true, none: null });
});
