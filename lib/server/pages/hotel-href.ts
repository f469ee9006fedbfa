import type { HostRules } from '@/lib/domain/tenancy/host';

/**
 * The address of a hotel's own host: its custom host, else its code below the root domain. `origin`: for example
 * { scheme: 'http', port: '3000' }; an empty port means the scheme's default.
 */
export function hotelHref(code: string, rules: HostRules, origin: { scheme: string; port: string }): string {
  const custom = [...rules.hosts].find(([, hotel]) => hotel === code)?.[0];
  return hrefOf(custom ?? `${code}.${rules.root}`, origin);
}

/** The addresses of many hotels: reads the table of custom hosts once. */
export function hotelHrefs(rules: HostRules, origin: { scheme: string; port: string }): (code: string) => string {
  const customs = new Map<string, string>();
  for (const [host, code] of rules.hosts) if (!customs.has(code)) customs.set(code, host);
  return (code) => hrefOf(customs.get(code) ?? `${code}.${rules.root}`, origin);
}

const hrefOf = (host: string, { scheme, port }: { scheme: string; port: string }): string =>
  `${scheme}://${host}${port === '' ? '' : `:${port}`}/`;
