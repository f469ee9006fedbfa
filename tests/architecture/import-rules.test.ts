import { builtinModules } from 'node:module';
import { type Import, importsOf, readImports, sourceFiles, textOf, valueImportsOf } from './source-files';

/**
 * Which features of `components/` each feature may use; `app` composes the others. The graph has no cycle, so that a
 * feature can be understood, changed and removed together with only the features that it uses.
 */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  hotel: [],
  holds: ['hotel'],
  language: ['hotel'],
  allergens: ['hotel'],
  tips: ['hotel'],
  push: ['hotel'],
  cookies: ['hotel', 'push'],
  legal: ['hotel'],
  orders: ['hotel', 'allergens', 'legal', 'age', 'shell', 'push', 'tips'],
  pdf: ['hotel'],
  payment: ['hotel', 'orders'],
  catalogue: ['hotel', 'allergens'],
  search: ['hotel', 'catalogue'],
  booking: ['hotel', 'catalogue'],
  lottery: ['hotel', 'catalogue'],
  occupancy: ['hotel', 'catalogue'],
  recognition: ['hotel'],
  'skip-clean': ['hotel', 'catalogue'],
  options: ['hotel', 'holds'],
  age: ['hotel'],
  guest: ['hotel', 'options'],
  chat: ['hotel', 'language', 'legal', 'options', 'guest', 'push'],
  'check-in': ['hotel'],
  recommended: ['hotel', 'age'],
  'third-parties': [],
  // The staff's console. Previews of the menu, and orders on the telephone, are made of the guests' own components.
  desk: ['hotel', 'allergens', 'options', 'catalogue', 'product', 'search', 'checkout'],
  shell: ['hotel', 'holds', 'language', 'legal', 'cookies'],
  home: ['hotel', 'language', 'catalogue', 'shell'],
  announcements: ['hotel', 'home', 'shell'],
  voice: ['hotel', 'catalogue'],
  day: ['hotel', 'holds', 'orders', 'announcements', 'push', 'catalogue', 'shell'],
  product: ['hotel', 'allergens', 'options', 'age', 'guest', 'recommended'],
  ordering: ['hotel', 'orders', 'push'],
  checkout: ['hotel', 'allergens', 'options', 'legal', 'guest', 'ordering', 'tips'],
  cart: ['hotel', 'holds', 'allergens', 'options', 'recommended', 'ordering', 'checkout'],
  'fast-order': ['hotel', 'allergens', 'options', 'age', 'guest', 'product', 'ordering', 'checkout', 'pdf'],
};

/**
 * What each module may import. The first row whose `path` matches a file applies. Imports within a module are always
 * allowed.
 */
const RULES: readonly { path: RegExp; own: string; may: readonly string[] }[] = [
  { path: /^middleware$/, own: 'middleware', may: ['lib/domain'] },
  // The HTTP server that runs Next.
  { path: /^server$/, own: 'server', may: ['lib/server'] },
  { path: /^instrumentation$/, own: 'instrumentation', may: ['lib/server'] },
  // Route handlers, which call the server in one line each.
  { path: /^app\/.*\broute$/, own: 'app/route', may: ['lib/server'] },
  {
    path: /^app\//,
    own: 'app',
    may: ['components', 'lib/domain', 'lib/contract', 'lib/server', 'lib/device', 'lib/live', 'lib/state', 'lib/words'],
  },
  { path: /^components\/ui\//, own: 'components/ui', may: ['lib/state'] },
  ...Object.entries(FEATURES).map(([feature, uses]) => ({
    path: new RegExp(`^components/${feature}/`),
    own: `components/${feature}`,
    may: [
      'components/ui',
      ...uses.map((used) => `components/${used}`),
      ...['lib/domain', 'lib/contract', 'lib/device', 'lib/live', 'lib/state', 'lib/words'],
    ],
  })),
  { path: /^components\//, own: 'a feature that FEATURES does not list', may: [] },
  { path: /^lib\/domain\//, own: 'lib/domain', may: [] },
  { path: /^lib\/contract\//, own: 'lib/contract', may: ['lib/domain'] },
  { path: /^lib\/platform\//, own: 'lib/platform', may: ['lib/contract', 'lib/domain', 'lib/words'] },
  { path: /^lib\/server\//, own: 'lib/server', may: ['lib/platform', 'lib/contract', 'lib/domain', 'lib/words'] },
  { path: /^lib\/device\//, own: 'lib/device', may: ['lib/contract', 'lib/domain', 'lib/state'] },
  // The store of the page's atoms.
  { path: /^lib\/state\//, own: 'lib/state', may: [] },
  { path: /^lib\/live\//, own: 'lib/live', may: ['lib/contract'] },
  { path: /^lib\/words\//, own: 'lib/words', may: ['lib/domain'] },
  { path: /^lib\//, own: 'a module that RULES does not list', may: [] },
  { path: /^scripts\//, own: 'scripts', may: ['tests/bench', 'tests/peers'] },
  {
    path: /^tests\//,
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
  // The settings of tools.
  { path: /^[^/]+$/, own: '', may: [] },
];

const isOfOurs = ({ ours, from }: Import) => ours && !isTest(from);
const IMPORTS = sourceFiles().flatMap(importsOf);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const within = (path: string, module: string) => path === module || path.startsWith(`${module}/`);
const shown = ({ from, to }: Import) => `${from} → ${to}`;

const withoutExtension = (file: string) => file.replace(/\.[a-z]+$/, '');

function breaksRule({ from, to, ours }: Import): boolean {
  if (!ours) return false;
  const rule = RULES.find(({ path }) => path.test(withoutExtension(from)));
  // Tests may also import the builders in tests/.
  const may = [...(rule ? [rule.own, ...rule.may] : []), ...(isTest(from) ? ['tests'] : [])];
  return !may.some((module) => within(to, module));
}

describe('the imports between modules', () => {
  it('contains no import between modules that the table does not allow', () => {
    expect(IMPORTS.filter(breaksRule).map(shown)).toEqual([]);
  });

  it('imports the embedded platform only in lib/server', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours && within(to, 'lib/platform') && !/^(?:lib\/platform|lib\/server|tests|scripts)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('imports the schemas of responses only on the server', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours &&
        within(to, 'lib/contract/schema') &&
        !/^(?:lib\/contract\/schema|lib\/platform|lib\/server|tests)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('imports the staff’s console and its words in no module that a guest loads', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours &&
        (within(to, 'components/desk') || to.startsWith('lib/words/desk')) &&
        !/^(?:app\/desk|components\/desk|lib\/words\/desk-messages|lib\/server\/|tests\/)/.test(from) &&
        !isTest(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('imports zod in no module that the browser loads', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        !ours && within(to, 'zod') && !/^(?:lib\/contract\/schema|lib\/platform|lib\/server|tests)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });

  it('fetches from the hotel platform in components only through useApi, except in listed files', () => {
    const users = IMPORTS.filter(
      ({ from, to, ours }) => !ours && within(to, 'swr') && /^(?:app|components)\//.test(from),
    );
    expect([...new Set(users.map(({ from }) => from))].filter((file) => !isTest(file)).sort()).toEqual([
      'components/desk/take-order/guest-hotel.tsx', // reads the menu anew at each opening
      'components/hotel/use-api.ts',
      'components/hotel/use-content-updates.ts', // makes the others read again
      'components/legal/use-legal-text.ts', // the product's own legal notice
      'components/orders/use-refetch-orders.ts', // refetches responses that useApi has fetched
      'components/shell/offline-line.tsx', // refetches what the phone has kept once the network answers
    ]);
  });

  it('imports no Node module in code that a browser loads', () => {
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

  // Its hooks would render what a device has stored while the server's HTML, which knows nothing of it, is hydrated.
  it('takes no stores and no hooks of jotai but in lib/state', () => {
    const intruders = sourceFiles().filter(
      (file) =>
        !file.startsWith('lib/state/') &&
        /\b(?:useAtom\w*|useSetAtom|useStore|Provider|createStore|getDefaultStore)\b[^;]*\bfrom 'jotai/.test(
          textOf(file),
        ),
    );
    expect(intruders).toEqual([]);
  });

  it('imports no React in lib/domain, lib/contract and lib/platform', () => {
    const intruders = IMPORTS.filter(
      ({ from, to, ours }) =>
        !ours &&
        /^(?:react|react-dom|next|jotai|swr)(?:\/|$)/.test(to) &&
        /^lib\/(?:domain|contract|platform|words)\//.test(from),
    );
    expect(intruders.map(shown)).toEqual([]);
  });
});

describe('the imports between features of components/', () => {
  it('has no cycle in the imports between features of components/', () => {
    const below = (feature: string, path: readonly string[]): string[] =>
      path.includes(feature)
        ? [[...path, feature].join(' → ')]
        : (FEATURES[feature] ?? []).flatMap((used) => below(used, [...path, feature]));
    expect(Object.keys(FEATURES).flatMap((feature) => below(feature, []))).toEqual([]);
  });
});

describe('the imports within a module', () => {
  it('has no import cycle between files', () => {
    expect(cycles(IMPORTS.filter(({ ours, lazy }) => ours && !lazy))).toEqual([]);
  });

  // Types alone may point back: a part that is loaded later knows the shape of who loads it.
  it('has no import cycle between files whose code needs one another, even if one of them loads later', () => {
    expect(cycles(sourceFiles().flatMap(valueImportsOf).filter(isOfOurs))).toEqual([]);
  });
});

/** Every import cycle once, as a path. */
function cycles(imports: readonly Import[]): string[] {
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

describe('the test’s own reader of imports', () => {
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
  ])('finds the import in %s', (source, name, lazy) => {
    expect(readImports(source)).toEqual([{ name, lazy }]);
  });

  it('ignores imports in comments', () => {
    expect(readImports("// import a from 'a'\n/* import 'b' */\nconst from = 'c';")).toEqual([]);
  });

  it('finds an import cycle of three files', () => {
    const one = (from: string, to: string): Import => ({ from: `${from}.ts`, to, ours: true, lazy: false });
    expect(cycles([one('a', 'b'), one('b', 'c'), one('c', 'b')])).toEqual(['b → c → b']);
  });
});
