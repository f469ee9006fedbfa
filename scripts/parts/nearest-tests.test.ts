import { importersOf, nearestTests } from './nearest-tests.mjs';

const FILES = new Map([
  ['lib/a/rule.ts', ''],
  ['lib/a/rule.test.ts', "import { rule } from './rule';"],
  ['lib/b/other.test.tsx', "import { rule } from '@/lib/a/rule';"],
  ['lib/b/user.ts', "import type { Rule } from '../a/rule';\nexport { other } from './missing';"],
  ['lib/b/user.test.ts', "const { user } = await import('./user');"],
  ['lib/c/cycle.ts', "import '../b/user';\nimport './cycle';"],
  ['lib/c/unrelated.test.ts', "import next from 'next';"],
]);
const nearest = (path: string, most = 10) => nearestTests(path, importersOf(FILES), most);

it('finds the tests of a file by the imports in between, those of its folder first', () => {
  expect(nearest('lib/a/rule.ts')).toEqual(['lib/a/rule.test.ts', 'lib/b/other.test.tsx', 'lib/b/user.test.ts']);
});

it('finds no more tests than it may', () => {
  expect(nearest('lib/a/rule.ts', 2)).toEqual(['lib/a/rule.test.ts', 'lib/b/other.test.tsx']);
});

it('finds no test of a file that none imports, also in a cycle', () => {
  expect(nearest('lib/c/cycle.ts')).toEqual([]);
});
