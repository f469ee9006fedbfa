import fc from 'fast-check';

/** One change of a response: a place, counted through the whole response, and the value that replaces it. */
type Corruption = { place: number; becomes: 'nothing' | { value: unknown } };

/** A corrupted response: changed in some places, replaced by another value, or not JSON. */
export type Corrupted =
  | { kind: 'here and there'; corruptions: readonly Corruption[] }
  | { kind: 'altogether'; body: unknown }
  | { kind: 'no JSON'; text: string };

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e400',
  0,
  -0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  [],
  {},
  [[]],
  [null],
  [{}],
  { 0: {} },
  { toString: 'x', valueOf: 1 },
  { length: -1 },
  { data: { data: {} } },
  { en: null },
  { en: {} },
  { '': '' },
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/storage/../x',
  'http://',
  'http://[::1',
  'https://user:x@evil.example/',
  '%',
  '%00',
  '%E0%A4%A',
  '\u0000',
  '\ud800',
  '\u202e',
  '<img src=x onerror=x()>',
  '<'.repeat(5_000),
  '<p>'.repeat(2_000),
  '&'.repeat(5_000),
  'x'.repeat(250_000),
  'é'.repeat(100_000),
  '9'.repeat(400),
  '2026-02-31',
  '99:99:99',
  nested(3_000, (inner) => ({ parent: inner })),
  nested(3_000, (inner) => [inner]),
  nested(3_000, (inner) => ({ id: 1, parent: inner, properties: [inner === 'x' ? 1 : {}] })),
  Array.from({ length: 2_000 }, (_, id) => ({ id })),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, key) => [`k${key}`, key])),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

const wrong: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WRONG) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

const corruption: fc.Arbitrary<Corruption> = fc.record({
  place: fc.nat({ max: 1_000_000 }),
  becomes: fc.oneof(
    fc.constant<'nothing'>('nothing'),
    wrong.map((value) => ({ value })),
  ),
});

const NO_JSON = [
  '',
  ' ',
  '<html>',
  '{',
  '{"data":',
  'null]',
  '[1,]',
  'undefined',
  '\ufeff{}',
  'x'.repeat(50_000),
  '[['.repeat(50_000),
];

export const anyCorrupted: fc.Arbitrary<Corrupted> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(corruption, { minLength: 1, maxLength: 6 })
      .map((corruptions): Corrupted => ({ kind: 'here and there', corruptions })),
  },
  { weight: 1, arbitrary: wrong.map((body): Corrupted => ({ kind: 'altogether', body })) },
  { weight: 1, arbitrary: fc.constantFrom(...NO_JSON).map((text): Corrupted => ({ kind: 'no JSON', text })) },
);

/** Every place in a value as the keys that lead to it, first the value itself. */
function placesIn(value: unknown, steps: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [steps];
  return [steps, ...Object.entries(value).flatMap(([step, member]) => placesIn(member, [...steps, step]))];
}

function put(at: unknown, [step, ...rest]: readonly string[], becomes: Corruption['becomes']): unknown {
  if (step === undefined) return becomes === 'nothing' ? null : becomes.value;
  // An earlier change has already replaced the value at this place.
  if (typeof at !== 'object' || at === null) return at;
  const isGone = rest.length === 0 && becomes === 'nothing';
  const entries = Object.entries(at).flatMap(([key, member]): [string, unknown][] => {
    if (key !== step) return [[key, member]];
    return isGone ? [] : [[key, put(member, rest, becomes)]];
  });
  return Array.isArray(at) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

/** The text of a response after the corruption. */
export function corruptedText(body: unknown, corrupted: Corrupted): string {
  if (corrupted.kind === 'no JSON') return corrupted.text;
  if (corrupted.kind === 'altogether') return JSON.stringify(corrupted.body) ?? '';
  const places = placesIn(body);
  let value = body;
  for (const { place, becomes } of corrupted.corruptions)
    value = put(value, places[place % places.length] ?? [], becomes);
  return JSON.stringify(value) ?? '';
}
