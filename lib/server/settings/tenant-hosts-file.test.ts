import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostRulesFrom, resolveTenant } from '@/lib/domain/tenancy/host';
import { addTenantHostsFile, readTenantHostsFile } from './tenant-hosts-file';

let folder: string;
const hosts = process.env.TENANT_HOSTS;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
afterEach(() => {
  if (hosts === undefined) delete process.env.TENANT_HOSTS;
  else process.env.TENANT_HOSTS = hosts;
  rmSync(folder, { recursive: true });
});
const fileOf = (text: string) => {
  const path = join(folder, 'hosts.txt');
  writeFileSync(path, text);
  return path;
};

it('reads one host in a line, with brands, comments and empty lines', () => {
  const path = fileOf('# custom domains\nguest.grand.example=grand\r\n\nstay.qasr.example = qasr:nordic # a brand\n');
  expect(readTenantHostsFile(path)).toBe('guest.grand.example=grand,stay.qasr.example = qasr:nordic');
});

it('adds the hosts of the file to TENANT_HOSTS, which has priority', () => {
  process.env.TENANT_HOSTS = 'a.example=lido';
  addTenantHostsFile(fileOf('a.example=grand\nb.example=grand'));
  const rules = hostRulesFrom(process.env);
  expect(resolveTenant('a.example', rules)).toEqual({ kind: 'hotel', code: 'lido' });
  expect(resolveTenant('b.example', rules)).toEqual({ kind: 'hotel', code: 'grand' });
  addTenantHostsFile(null);
  expect(hostRulesFrom(process.env)).toBe(rules);
});

it.each([
  ['guest.grand.example', /hosts\.txt:1: "guest\.grand\.example" is not like/],
  ['a.example=grand\nb.example=Grand Hotel', /hosts\.txt:2: /],
  ['a.example=grand,b.example=grand', /hosts\.txt:1: /],
  ['a.example=grand\n\nA.example.=lido', /hosts\.txt:3: a\.example is in line 1 already/],
])('refuses to start with the file %j and names the line', (text, reason) => {
  const path = fileOf(text);
  expect(() => readTenantHostsFile(path)).toThrow(/^TENANT_HOSTS_FILE: /);
  expect(() => readTenantHostsFile(path)).toThrow(reason);
});

it('refuses to start with a file that does not exist', () => {
  expect(() => readTenantHostsFile(join(folder, 'none'))).toThrow(/^TENANT_HOSTS_FILE: .*none cannot be read/);
});

it('parses a table of a thousand hosts once, however many requests read it', () => {
  addTenantHostsFile(
    fileOf(Array.from({ length: 1_000 }, (_, index) => `guest.h${index}.example=h${index}`).join('\n')),
  );
  const rules = hostRulesFrom(process.env);
  expect(rules.hosts.size).toBe(1_000);
  expect(hostRulesFrom(process.env)).toBe(rules);
  expect(resolveTenant('guest.h999.example', rules)).toEqual({ kind: 'hotel', code: 'h999' });
});
