import { builtinModules } from 'node:module';
import { type Import, importsOf, readImports, sourceFiles } from './source-files';

/**
 * Which features of `components/` may use which. `app` composes the rest. It has no cycle, so that a feature can be
 * understood, changed and removed with what stands below it alone.
 */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  hotel: [],
  language: ['hotel'],
  legal: ['hotel'],
  orders: ['hotel'],
  pdf: ['hotel'],
  payment: ['hotel', 'orders'],
  catalogue: ['hotel'],
  options: ['hotel'],
  age: ['hotel'],
  guest: ['hotel', 'options'],
  recommended: ['hotel', 'age'],
  shell: ['hotel', 'language', 'legal'],
  product: ['hotel', 'options', 'age', 'guest', 'recommended'],
  ordering: ['hotel'],
  checkout: ['hotel', 'options', 'legal', 'guest', 'ordering'],
  cart: ['hotel', 'options', 'recommended', 'ordering', 'checkout'],
  'fast-order': ['hotel', 'options', 'age', 'guest', 'product', 'ordering', 'checkout', 'pdf'],
};

/** The doors of the house. A file obeys the first row that its path fits; it may always import its own room. */
const DOORS: readonly { room: RegExp; own: string; may: readonly string[] }[] = [
  { room: /^middleware$/, own: 'middleware', may: ['lib/domain'] },
  // The HTTP server around Next.
  { room: /^server$/, own: 'server', may: ['lib/server'] },
  { room: /^instrumentation$/, own: 'instrumentation', may: ['lib/server'] },
  // Doors for the browser: one line each into the server.
  { room: /^app\/.*\broute$/, own: 'app/route', may: ['lib/server'] },
  {
    room: /^app\//,
    own: 'app',
    may: ['components', 'lib/domain', 'lib/contract', 'lib/server', 'lib/device', 'lib/live', 'lib/words'],
  },
  { room: /^components\/ui\//, own: 'components/ui', may: [] },
  ...Object.entries(FEATURES).map(([feature, uses]) => ({
    room: new RegExp(`^components/${feature}/`),
    own: `components/${feature}`,
    may: [
      'components/ui',
      ...uses.map((used) => `components/${used}`),
      ...['lib/domain', 'lib/contract', 'lib/device', 'lib/live', 'lib/words'],
    ],
  })),
  { room: /^components\//, own: 'a feature that FEATURES does not list', may: [] },
  { room: /^lib\/domain\//, own: 'lib/domain', may: [] },
  { room: /^lib\/contract\//, own: 'lib/contract', may: ['lib/domain'] },
  { room: /^lib\/platform\//, own: 'lib/platform', may: ['lib/contract', 'lib/domain', 'lib/words'] },
  { room: /^lib\/server\//, own: 'lib/server', may: ['lib/platform', 'lib/contract', 'lib/domain', 'lib/words'] },
  { room: /^lib\/device\//, own: 'lib/device', may: ['lib/contract', 'lib/domain'] },
  { room: /^lib\/live\//, own: 'lib/live', may: ['lib/contract'] },
  { room: /^lib\/words\//, own: 'lib/words', may: [] },
  { room: /^lib\//, own: 'a room that DOORS does not list', may: [] },
  { room: /^scripts\//, own: 'scripts', may: ['tests/bench'] },
  {
    room: /^tests\//,
    own: 'tests',
    may: [
      'app',
      'components',
      'lib',
      'scripts',
      'middleware',
      'instrumentation',
      'instrumentation-client',
      'playwright.config',
    ],
  },
  // Settings of tools.
  { room: /^[^/]+$/, own: '', may: [] },
];

const IMPORTS = sourceFiles().flatMap(importsOf);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
const shown = ({ from, to }: Import) => `${from} → ${to}`;

const withoutExtension = (file: string) => file.replace(/\.[a-z]+$/, '');

function breaksADoor({ from, to, ours }: Import): boolean {
  if (!ours) return false;
  const door = DOORS.find(({ room }) => room.test(withoutExtension(from)));
  // What crosses rooms for the sake of a proof lies in tests/, and a proof may take it from there.
  const may = [...(door ? [door.own, ...door.may] : []), ...(isTest(from) ? ['tests'] : [])];
  return !may.some((room) => within(to, room));
}

describe('the doors of the house', () => {
  it('open one way only: every import stands in the table', () => {
    expect(IMPORTS.filter(breaksADoor).map(shown)).toEqual([]);
  });

  it('lead to the embedded platform through lib/server alone', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours && within(to, 'lib/platform') && !/^(?:lib\/platform|lib\/server|tests|scripts)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('keep the schemas of answers on the server', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours &&
        within(to, 'lib/contract/schema') &&
        !/^(?:lib\/contract\/schema|lib\/platform|lib\/server|tests)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('keep zod out of what the browser loads', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        !ours && within(to, 'zod') && !/^(?:lib\/contract\/schema|lib\/platform|lib\/server|tests)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('keep Node out of every room that a browser enters', () => {
    const nodes = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
    const isNode = (name: string) => name.startsWith('node:') || nodes.has(name) || name === 'server-only';
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        !ours &&
        isNode(to) &&
        !isTest(from) &&
        /^(?:lib\/domain|lib\/contract|lib\/device|lib\/live|lib\/words|components)\/|^middleware/.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('keep React out of the rules, the contract and the platform', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        !ours &&
        /^(?:react|react-dom|next|jotai|swr)(?:\/|$)/.test(to) &&
        /^lib\/(?:domain|contract|platform|words)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });
});

describe('the features of components/', () => {
  it('use one another without a cycle', () => {
    const below = (feature: string, path: readonly string[]): string[] =>
      path.includes(feature)
        ? [[...path, feature].join(' → ')]
        : (FEATURES[feature] ?? []).flatMap((used) => below(used, [...path, feature]));
    expect(Object.keys(FEATURES).flatMap((feature) => below(feature, []))).toEqual([]);
  });
});

describe('the files of a room', () => {
  it('do not import one another in a circle', () => {
    expect(circles(IMPORTS.filter(({ ours, lazy }) => ours && !lazy))).toEqual([]);
  });
});

/** Every circle of imports, once, as the path that runs around it. */
function circles(imports: readonly Import[]): string[] {
  const uses = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const file = withoutExtension(from);
    uses.set(file, [...(uses.get(file) ?? []), to]);
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const used of uses.get(file) ?? []) visit(used, [...path, file]);
    done.add(file);
  };
  for (const file of uses.keys()) visit(file, []);
  return found;
}

describe('the reader of imports', () => {
  it.each([
    ["import a from 'a'", 'a', false],
    ["import 'a'", 'a', false],
    ['export * from "a"', 'a', false],
    ["export { b } from 'a'", 'a', false],
    ["export type { b } from 'a'", 'a', false],
    ["import type {\n  b,\n  c,\n} from 'a'", 'a', false],
    ["import b, { type c } from 'a'", 'a', false],
    ["const b = await import('a')", 'a', true],
    ["lazy(() => import('a').then((m) => m))", 'a', true],
    ["type B = import('a').C", 'a', true],
    ["require('a')", 'a', true],
    ["jest.mock('a')", 'a', true],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source text of a template
    ['import(`a/${b}.json`)', 'a/', true],
  ])('sees %s', (source, name, lazy) => {
    expect(readImports(source)).toEqual([{ name, lazy }]);
  });

  it('passes over what a comment says', () => {
    expect(readImports("// import a from 'a'\n/* import 'b' */\nconst from = 'c';")).toEqual([]);
  });

  it('finds a circle', () => {
    const one = (from: string, to: string): Import => ({ from: `${from}.ts`, to, ours: true, lazy: false });
    expect(circles([one('a', 'b'), one('b', 'c'), one('c', 'b')])).toEqual(['b → c → b']);
  });
});
