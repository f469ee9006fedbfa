import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandNamed, openBrandsFile } from './brands';
import { SettingsError } from './env';

let folder: string;
const fileOf = (text: string) => {
  const path = join(folder, 'brands.json');
  writeFileSync(path, text);
  return path;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => {
  openBrandsFile(null, []);
  rmSync(folder, { recursive: true });
});

it('returns the brands of the operator’s file by name, in lower case as in TENANT_HOSTS', () => {
  openBrandsFile(fileOf('{"Nordic": {"name": "Nordic Stay", "favicon": "/storage/grand/n.svg"}, "b": {"name": "B"}}'), [
    'nordic',
  ]);
  expect(brandNamed('nordic')).toEqual({ name: 'Nordic Stay', favicon: '/storage/grand/n.svg' });
  expect(brandNamed('b')).toEqual({ name: 'B', favicon: null });
  for (const name of ['unknown', 'toString', '', null]) expect(brandNamed(name)).toBeNull();
});

it.each([
  ['is not JSON', '{'],
  ['is a list', '[]'],
  ['has a brand without a name', '{"nordic": {"favicon": "/storage/n.svg"}}'],
  ['has a brand that is a text', '{"nordic": "Nordic Stay"}'],
  ['has a favicon with an unsafe address', '{"nordic": {"name": "Nordic Stay", "favicon": "javascript:alert(1)"}}'],
])('refuses to start with a file of brands that %s', (_why, text) => {
  const path = fileOf(text);
  expect(() => openBrandsFile(path, [])).toThrow(SettingsError);
  expect(() => openBrandsFile(path, [])).toThrow(/^BRANDS_FILE: /);
});

it('refuses to start when a host names a brand that no file has', () => {
  expect(() => openBrandsFile(null, ['nordic'])).toThrow(
    /^TENANT_HOSTS: there is no brand nordic in BRANDS_FILE, which is not set$/,
  );
  expect(() => openBrandsFile(fileOf('{"other": {"name": "Other"}}'), ['nordic'])).toThrow(
    /^TENANT_HOSTS: there is no brand nordic in .*brands\.json$/,
  );
});
