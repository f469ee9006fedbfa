import { VARIATION_TABLE } from '@/lib/domain/variations/variation-table';
import { sourceFiles, textOf } from './source-files';

/** Where variations are declared, read and translated: naming one there gives it no effect. */
const DECLARATIONS = /^lib\/domain\/variations\/|^lib\/server\/settings\/variations\.ts$/;

const code = sourceFiles()
  .filter((file) => /^(?:app|components|lib)\//.test(file) && !file.includes('.test.') && !DECLARATIONS.test(file))
  .map(textOf)
  .join('\n');

/** Ordinary words count only as a property of the variations. */
const isUsed = (name: string): boolean =>
  new RegExp(/[A-Z0-9]/.test(name) ? `\\b${name}\\b` : `\\bvariations\\.${name}\\b`).test(code);

it('exactly the variations that are documented as working are read by code that acts on them', () => {
  const names = Object.keys(VARIATION_TABLE);
  const working = Object.entries(VARIATION_TABLE).flatMap(([name, { works }]) => (works ? [name] : []));
  expect(names.filter(isUsed)).toEqual(working);
});
