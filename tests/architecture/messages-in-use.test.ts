import en from '@/lib/words/en.json';
import { sourceFiles, textOf } from './source-files';

const SOURCES = sourceFiles()
  .filter((file) => /^(?:app|components|lib)\//.test(file) && !/\.test\.tsx?$|^lib\/words\//.test(file))
  .map((file) => textOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');

it('uses every message key of the dictionary somewhere in the product', () => {
  // A key counts as used as a string, or as a property of the messages.
  const used = new Set(
    [...SOURCES.matchAll(/['"`]([a-z]\w*)['"`]|\.([a-z]\w*)\b/g)].map(([, text, member]) => text ?? member),
  );
  expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
});
