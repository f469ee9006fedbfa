/**
 * Determines the hotel of a host name. Rules: tenancy/T2, tenancy/T3, tenancy/T4.
 *
 * Only the Host header decides. Nothing here throws: any header results in a hotel, the front page or "unknown".
 */
export type HostRules = {
  /** The root domain, for example `example.com`. */
  root: string;
  /** Whether the operator has configured the root domain. Hosts of other domains are unknown then. */
  isRootSet: boolean;
  /** Custom hosts → hotel codes. They have priority. */
  hosts: ReadonlyMap<string, string>;
  /** Custom hosts → names of brands, for the hosts that have one. */
  brands: ReadonlyMap<string, string>;
  /** The hotel for hosts that contain no hotel's name; null: none. */
  fallback: string | null;
};

export type Tenant = { kind: 'hotel'; code: string } | { kind: 'front' } | { kind: 'unknown' };

const UNKNOWN: Tenant = { kind: 'unknown' };

/** Host labels that the app or common conventions use and that cannot be hotel codes. */
const RESERVED: readonly string[] =
  'www api storage flags fonts pictures pdf channels words pay paying desk front unknown healthz static assets'.split(
    ' ',
  );

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text can be a hotel's code: one host label in lower case that is not reserved. Rule: tenancy/T6. */
export const isHotelCode = (text: string): boolean =>
  LABEL.test(text) && !text.startsWith('xn--') && !RESERVED.includes(text);

const hotelOr = (code: string | null, otherwise: Tenant): Tenant =>
  code === null ? otherwise : { kind: 'hotel', code };

type HostSettings = Readonly<Record<string, string | undefined>>;

/** The last result, because the settings of a process do not change. */
let parsed: { from: readonly (string | undefined)[]; rules: HostRules } | undefined;

/**
 * Reads ROOT_DOMAIN, TENANT_HOSTS and DEFAULT_TENANT. Invalid entries are left out. Parses the same settings once,
 * although each request calls it: a table of a thousand hosts takes longer to parse than a page to send. Rule:
 * tenancy/T12.
 */
export function hostRulesFrom(env: HostSettings): HostRules {
  const from = [env.ROOT_DOMAIN, env.TENANT_HOSTS, env.DEFAULT_TENANT];
  if (parsed === undefined || from.some((value, index) => value !== parsed?.from[index]))
    parsed = { from, rules: parseHostRules(env) };
  return parsed.rules;
}

function parseHostRules(env: HostSettings): HostRules {
  const custom = tenantHosts(env.TENANT_HOSTS ?? '');
  const pairs = custom.flatMap(({ pair }) => (pair === null ? [] : [pair]));
  const brands = custom.flatMap(({ pair, brand }) =>
    pair === null || brand === null ? [] : [[pair[0], brand] as const],
  );
  const fallback = (env.DEFAULT_TENANT ?? '').trim().toLowerCase();
  const root = hostName((env.ROOT_DOMAIN ?? '').trim());
  return {
    root: root ?? 'localhost',
    isRootSet: root !== null,
    hosts: new Map(pairs),
    brands: new Map(brands),
    fallback: isHotelCode(fallback) ? fallback : null,
  };
}

type CustomHost = { entry: string; pair: readonly [host: string, code: string] | null; brand: string | null };

/** Parses TENANT_HOSTS, `host=code` or `host=code:brand` separated by commas. `pair` is null for an invalid entry. */
export const tenantHosts = (list: string): readonly CustomHost[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [host = '', target = '', ...more] = entry.split('=').map((part) => part.trim().toLowerCase());
      const [code = '', brand, ...rest] = target.split(':').map((part) => part.trim());
      const name = hostName(host);
      const isValid =
        isHotelCode(code) && (brand === undefined || LABEL.test(brand)) && more.length + rest.length === 0;
      return { entry, pair: name !== null && isValid ? [name, code] : null, brand: brand ?? null };
    });

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;
const IPV6 = /^\[(?=[^\]]*:[^\]]*:)[0-9a-f:.]{2,45}\]$/;
const MAX_NAME_LENGTH = 253;

const isAddress = (name: string): boolean => IPV4.test(name) || IPV6.test(name);

/**
 * Normalises a Host header: lower case, without port and trailing dot; null if it is not a host name. Only ASCII is
 * accepted, because some Unicode letters become `k` or `i` in lower case and could form another hotel's name.
 */
export function hostName(header: string): string | null {
  if (header.length > MAX_NAME_LENGTH + 7 || /[^\x21-\x7e]/.test(header)) return null;
  // A port above 65535 makes the whole header invalid.
  if (Number(/:(\d+)$/.exec(header)?.[1] ?? 0) > 65_535) return null;
  const name = header
    .toLowerCase()
    .replace(/:\d{0,5}$/, '')
    .replace(/\.$/, '');
  if (isAddress(name)) return name;
  const labels = name.split('.');
  // The last label of a name is never a number: 127.1 and 2130706433 are other notations of IP addresses.
  if (name.length > MAX_NAME_LENGTH || /^\d+$|^0x[0-9a-f]*$/.test(labels.at(-1) ?? '')) return null;
  return labels.every((label) => LABEL.test(label)) ? name : null;
}

/**
 * Returns the hotel, the front page or "unknown" for a Host header.
 *
 * The checks in order: (1) a custom host of TENANT_HOSTS; (2) the root domain, its `www.` and IP addresses: the hotel
 * of DEFAULT_TENANT, else the front page; (3) `desk.` of the root domain: always the front page, so that the operator's
 * desk can be reached; (4) any other host: its first label is the hotel, and nothing else may stand between it and the root
 * domain. If ROOT_DOMAIN is set, the host must be below it and is unknown otherwise; if not, its domain does not matter. A host of one label that is not the root domain, and
 * a request without a host, get DEFAULT_TENANT's hotel, else they are unknown. An invalid host is unknown. Rules: tenancy/T5, tenancy/T13.
 */
export function resolveTenant(hostHeader: string | null, gate: HostRules): Tenant {
  if (hostHeader === null || hostHeader === '') return hotelOr(gate.fallback, UNKNOWN);
  const name = hostName(hostHeader);
  if (name === null) return UNKNOWN;
  const custom = gate.hosts.get(name);
  if (custom !== undefined) return { kind: 'hotel', code: custom };
  if (name === gate.root || name === `www.${gate.root}` || isAddress(name)) {
    return hotelOr(gate.fallback, { kind: 'front' });
  }
  if (name === `desk.${gate.root}`) return { kind: 'front' };
  const [label = '', ...rest] = name.split('.');
  const domain = rest.join('.');
  if (domain === '') return hotelOr(gate.fallback, UNKNOWN);
  // Any number of further labels would each be another address of the same hotel.
  if (domain !== gate.root && (gate.isRootSet || domain.endsWith(`.${gate.root}`))) return UNKNOWN;
  return isHotelCode(label) ? { kind: 'hotel', code: label } : UNKNOWN;
}

/**
 * The host with the list of hotels, or of DEFAULT_TENANT's hotel, for a guest whose host names no hotel; null: a domain of
 * its own while no root domain is set, from which nothing is known to lead there. Rule: tenancy/T14.
 */
export function frontHost(hostHeader: string | null, { root, isRootSet }: HostRules): string | null {
  const name = hostName(hostHeader ?? '');
  return isRootSet || name === root || name?.endsWith(`.${root}`) ? root : null;
}

/** Returns the name of the brand that TENANT_HOSTS gives to a host; null: none. Rule: appearance/A7. */
export const brandOfHost = (hostHeader: string | null, { brands }: Pick<HostRules, 'brands'>): string | null =>
  brands.get(hostName(hostHeader ?? '') ?? '') ?? null;

/**
 * Whether a host is a public address of its hotel and no preview: its custom hosts; if it has none but those of
 * brands, a host with its name too; and the root domain with DEFAULT_TENANT. An IP address, a host of one label, and the
 * name of a hotel with a custom host show the same pages under another address. Rule: crawlers/CW3.
 */
export function isPublicHost(hostHeader: string | null, rules: HostRules): boolean {
  const tenant = resolveTenant(hostHeader, rules);
  const name = hostName(hostHeader ?? '');
  if (tenant.kind !== 'hotel' || name === null) return false;
  if (rules.hosts.has(name) || name === rules.root) return true;
  const hasCustomHost = [...rules.hosts].some(([host, code]) => code === tenant.code && !rules.brands.has(host));
  return !hasCustomHost && !isAddress(name) && name.includes('.');
}

/**
 * The hosts that an operator has configured for a hotel: its custom hosts, those of its brands, its host below the root
 * domain and, for the hotel of DEFAULT_TENANT, the root domain itself. Rule: pages/PG27.
 */
export const hotelHosts = (code: string, { hosts, root, isRootSet, fallback }: HostRules): readonly string[] => [
  ...[...hosts].flatMap(([host, hotel]) => (hotel === code ? [host] : [])),
  ...(isRootSet ? [`${code}.${root}`] : []),
  ...(isRootSet && fallback === code ? [root, `www.${root}`] : []),
];
