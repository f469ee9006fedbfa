import type { HostRules } from '@/lib/domain/tenancy/host';

/**
 * The address of a hotel's own host: its custom host, else its code below the root domain. `at`: for example { scheme:
 * 'http', port: '3000' }; an empty port means the scheme's default.
 */
export function hotelHref(code: string, rules: HostRules, at: { scheme: string; port: string }): string {
  const custom = [...rules.hosts].find(([, hotel]) => hotel === code)?.[0];
  return `${at.scheme}://${custom ?? `${code}.${rules.root}`}${at.port === '' ? '' : `:${at.port}`}/`;
}
