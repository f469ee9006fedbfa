import type { HostRules } from '@/lib/domain/tenancy/host';

/**
 * A hotel's own address: its custom host, else its code below the root domain. `at`: for example { scheme: 'http',
 * port: '3000' }; an empty port is the scheme's default.
 */
export function hotelHref(code: string, rules: HostRules, at: { scheme: string; port: string }): string {
  const custom = [...rules.hosts].find(([, hotel]) => hotel === code)?.[0];
  return `${at.scheme}://${custom ?? `${code}.${rules.root}`}${at.port === '' ? '' : `:${at.port}`}/`;
}
