import { importersOf, nearestTests } from './nearest-tests.mjs';

const FILES = new Map([
  ['lib/a/rule.ts', ''],
  ['lib/a/rule.test.ts', "import { rule } from './rule';"],
  ['lib/a/whole.test.ts', "import '../b/user';"],
  ['lib/b/other.test.tsx', "import { rule } from '@/lib/a/rule';"],
  ['lib/b/user.ts', "import type { Rule } from '../a/rule';\nexport { other } from './missing';"],
  ['lib/b/user.test.ts', "const { user } = await import('./user');"],
  ['lib/c/cycle.ts', "import '../b/user';\nimport './cycle';"],
  ['lib/c/unrelated.test.ts', "import next from 'next';"],
]);
const nearest = (path: string) => nearestTests(path, importersOf(FILES));

it('finds the tests of a file in turn by the imports in between and in its own folder', () => {
  expect(nearest('lib/a/rule.ts')).toEqual([
    'lib/a/rule.test.ts',
    'lib/a/whole.test.ts',
    'lib/b/other.test.tsx',
    'lib/b/user.test.ts',
  ]);
});

it('finds no test of a file that none imports, also in a cycle', () => {
  expect(nearest('lib/c/cycle.ts')).toEqual([]);
});
