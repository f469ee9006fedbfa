import { frontHost, type HostRules } from '@/lib/domain/tenancy/host';

/** An empty port means the scheme's default. */
type Origin = { scheme: string; port: string };

/**
 * The address of a hotel's own host: its custom host, else its code below the root domain. `origin`: for example
 * { scheme: 'http', port: '3000' }.
 */
export function hotelHref(code: string, rules: HostRules, origin: Origin): string {
  const custom = [...rules.hosts].find(([, hotel]) => hotel === code)?.[0];
  return hrefOf(custom ?? `${code}.${rules.root}`, origin);
}

/** The address of the list of hotels, or of the hotel of DEFAULT_TENANT; null: see `frontHost`. */
export function frontHref(hostHeader: string | null, rules: HostRules, origin: Origin): string | null {
  const host = frontHost(hostHeader, rules);
  return host === null ? null : hrefOf(host, origin);
}

/** The addresses of many hotels: reads the table of custom hosts once. */
export function hotelHrefs(rules: HostRules, origin: Origin): (code: string) => string {
  const customs = new Map<string, string>();
  for (const [host, code] of rules.hosts) if (!customs.has(code)) customs.set(code, host);
  return (code) => hrefOf(customs.get(code) ?? `${code}.${rules.root}`, origin);
}

const hrefOf = (host: string, { scheme, port }: Origin): string =>
  `${scheme}://${host}${port === '' ? '' : `:${port}`}/`;
