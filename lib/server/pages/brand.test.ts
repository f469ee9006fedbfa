import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrandsFile } from '../settings/brands';
import { applySettings, readSettings } from '../settings/env';
import { pageBrand } from './brand';

const folder = mkdtempSync(join(tmpdir(), 'brands-'));
const hosts = process.env.TENANT_HOSTS;

beforeAll(() => {
  process.env.TENANT_HOSTS = 'stay.grand.example=grand:nordic,plain.grand.example=grand:plain';
  applySettings(readSettings({ LOG_LEVEL: 'silent' }));
  const path = join(folder, 'brands.json');
  writeFileSync(path, '{"nordic": {"name": "Nordic", "favicon": "/storage/grand/n.svg"}, "plain": {"name": "Quiet"}}');
  openBrandsFile(path, ['nordic', 'plain']);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  process.env.TENANT_HOSTS = hosts;
});

const at = (host: string) => new Headers({ host });
const OWN = { name: 'Concierge', favicon: 'https://cdn.example/c.png' };

it.each([
  ['the brand of the host', 'stay.grand.example', null, { name: 'Nordic', icon: '/storage/grand/n.svg' }],
  [
    'the brand of the host before that of the hotel',
    'stay.grand.example:443',
    OWN,
    expect.objectContaining({ name: 'Nordic' }),
  ],
  ['the brand of the hotel on its other hosts', 'grand.example.com', OWN, { name: 'Concierge', icon: OWN.favicon }],
  ['no brand for a hotel without one', 'grand.example.com', null, null],
])('a page has %s', (_title, host, own, expected) => {
  expect(pageBrand(at(host), own, null)).toEqual(expected);
});

it('draws the icon of a brand without one from its initial, on the hotel’s colour', () => {
  const icon = decodeURIComponent(pageBrand(at('plain.grand.example'), null, '#1f5fa8')?.icon ?? '');
  expect(icon).toContain('fill="#1f5fa8"');
  expect(icon).toContain('>Q</text>');
});
