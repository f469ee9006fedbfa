import { VARIATION_TABLE } from '@/lib/domain/variations/variation-table';
import { sourceFiles, textOf } from './source-files';

/** The files that declare, read and translate variations. A variation that is named only here has no effect. */
const DECLARATIONS = /^lib\/domain\/variations\/|^lib\/server\/settings\/variations\.ts$/;

const code = sourceFiles()
  .filter((file) => /^(?:app|components|lib)\//.test(file) && !file.includes('.test.') && !DECLARATIONS.test(file))
  .map(textOf)
  .join('\n');

/** Ordinary words count only if they are used as a property of the variations. */
const isUsed = (name: string): boolean =>
  new RegExp(/[A-Z0-9]/.test(name) ? `\\b${name}\\b` : `\\bvariations\\.${name}\\b`).test(code);

it('uses in product code exactly those variations that the documentation lists as working', () => {
  const names = Object.keys(VARIATION_TABLE);
  const working = Object.entries(VARIATION_TABLE).flatMap(([name, { works }]) => (works ? [name] : []));
  expect(names.filter(isUsed)).toEqual(working);
});
