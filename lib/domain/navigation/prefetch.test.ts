import { allowsPrefetchAtRest, type Connection } from './prefetch';

it.each<[string, Connection, boolean]>([
  ['a browser that says nothing', {}, true],
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['a class of lines that is not known yet', { effectiveType: '5g' }, true],
  ['a slow line', { saveData: false, effectiveType: '3g' }, false],
  ['a very slow line', { effectiveType: '2g' }, false],
  ['the slowest line', { effectiveType: 'slow-2g' }, false],
  ['Save-Data on a fast line', { saveData: true, effectiveType: '4g' }, false],
  ['Save-Data in a browser that does not class lines', { saveData: true }, false],
])('decides whether a page at rest may prefetch: %s', (_case, connection, allowed) => {
  expect(allowsPrefetchAtRest(connection)).toBe(allowed);
});
