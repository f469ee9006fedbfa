import type { HostRules } from '@/lib/domain/tenancy/host';

/**
 * A hotel's own address: its custom host where it has one, else its code below the apex, on a port and scheme.
 * `at`: for example { scheme: 'http', port: '3000' }; an empty port is the scheme's own.
 */
export function hotelHref(code: string, gate: HostRules, at: { scheme: string; port: string }): string {
  const custom = [...gate.hosts].find(([, hotel]) => hotel === code)?.[0];
  return `${at.scheme}://${custom ?? `${code}.${gate.root}`}${at.port === '' ? '' : `:${at.port}`}/`;
}
