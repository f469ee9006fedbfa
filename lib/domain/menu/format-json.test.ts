import { formatJson } from './format-json';

it('formats JSON as the repository does', () => {
  const long = Array.from({ length: 30 }, (_, index) => 1000 + index);
  const text = formatJson({ a: [1, 'two', null], b: {}, c: [], d: [{ e: [true] }], long, gone: undefined });
  expect(text).toBe(
    `{\n  "a": [1, "two", null],\n  "b": {},\n  "c": [],\n  "d": [\n    {\n      "e": [true]\n    }\n  ],\n  "long": [\n${long
      .map((each) => `    ${each}`)
      .join(',\n')}\n  ]\n}\n`,
  );
});
