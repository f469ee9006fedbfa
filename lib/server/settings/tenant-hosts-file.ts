import 'server-only';
import { readFileSync } from 'node:fs';
import { tenantHosts } from '@/lib/domain/tenancy/host';
import { SettingsError } from './env';

const COMMENT = /#.*$/;

/**
 * Reads the operator's table of custom hosts: one entry of TENANT_HOSTS in a line, with comments after `#`. Returns the
 * entries as TENANT_HOSTS has them. Throws a `SettingsError` that names the line. Rule: tenancy/T12.
 */
export function readTenantHostsFile(path: string): string {
  const lines = linesOf(path).map((line) => line.replace(COMMENT, '').trim());
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const at = `TENANT_HOSTS_FILE: ${path}:${index + 1}: `;
    const [entry, ...more] = tenantHosts(line);
    if (entry?.pair == null || more.length > 0)
      throw new SettingsError(
        `${at}"${line}" is not like guest.grand.example=grand or guest.grand.example=grand:brand`,
      );
    const [host] = entry.pair;
    const before = seen.get(host);
    if (before !== undefined) throw new SettingsError(`${at}${host} is in line ${before} already`);
    seen.set(host, index + 1);
  }
  return lines.filter((line) => line !== '').join(',');
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new SettingsError(`TENANT_HOSTS_FILE: ${path} cannot be read (${reason})`);
  }
}

/**
 * Adds the file's hosts to TENANT_HOSTS of this process, before anything reads it: the middleware knows only the
 * environment. TENANT_HOSTS itself has priority.
 */
export function addTenantHostsFile(path: string | null): void {
  if (path === null) return;
  const { TENANT_HOSTS } = process.env;
  process.env.TENANT_HOSTS = [readTenantHostsFile(path), TENANT_HOSTS ?? ''].filter((list) => list !== '').join(',');
}
