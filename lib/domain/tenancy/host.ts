/**
 * Which hotel a host name means. Rules: tenancy/T2, tenancy/T3, tenancy/T4.
 *
 * Only the Host header decides, and nothing here throws: whatever a client writes there gives a hotel, the front door
 * or "unknown".
 */
export type HostRules = {
  /** The apex, for example `example.com`. */
  root: string;
  /** Whether the operator has named the apex: hosts of strange domains are then nobody's. */
  isRootSet: boolean;
  /** Custom hosts → hotel codes. Looked at first. */
  hosts: ReadonlyMap<string, string>;
  /** The hotel of a host that names none; null: there is none. */
  fallback: string | null;
};

export type Tenant = { kind: 'hotel'; code: string } | { kind: 'front' } | { kind: 'unknown' };

const UNKNOWN: Tenant = { kind: 'unknown' };

/** First labels that are the product's own doors or every site's custom, and so never a hotel. */
const RESERVED: readonly string[] =
  'www api storage flags fonts pictures pdf channels words pay paying front unknown healthz static assets'.split(' ');

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Whether a text can be a hotel's code: one plain host label, in lower case, that is not reserved. Rule: tenancy/T6.
 */
export const isHotelCode = (text: string): boolean =>
  LABEL.test(text) && !text.startsWith('xn--') && !RESERVED.includes(text);

const hotelOr = (code: string | null, otherwise: Tenant): Tenant =>
  code === null ? otherwise : { kind: 'hotel', code };

/**
 * The gate's configuration from ROOT_DOMAIN, TENANT_HOSTS and DEFAULT_TENANT; entries that make no sense are left
 * out.
 */
export function hostRulesFrom(env: Readonly<Record<string, string | undefined>>): HostRules {
  const pairs = tenantHosts(env.TENANT_HOSTS ?? '').flatMap(({ pair }) => (pair === null ? [] : [pair]));
  const fallback = (env.DEFAULT_TENANT ?? '').trim().toLowerCase();
  const root = nameOf((env.ROOT_DOMAIN ?? '').trim());
  return {
    root: root ?? 'localhost',
    isRootSet: root !== null,
    hosts: new Map(pairs),
    fallback: isHotelCode(fallback) ? fallback : null,
  };
}

/** The entries of TENANT_HOSTS, `host=code` separated by commas; `pair` is null where an entry makes no sense. */
export const tenantHosts = (
  list: string,
): readonly { entry: string; pair: readonly [host: string, code: string] | null }[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [host = '', code = '', ...more] = entry.split('=').map((part) => part.trim().toLowerCase());
      const name = nameOf(host);
      return { entry, pair: name !== null && isHotelCode(code) && more.length === 0 ? [name, code] : null };
    });

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;
const IPV6 = /^\[(?=[^\]]*:[^\]]*:)[0-9a-f:.]{2,45}\]$/;
const LONGEST_NAME = 253;

const isAddress = (name: string): boolean => IPV4.test(name) || IPV6.test(name);

/**
 * A Host header as a plain name: lower case, without port and trailing dot; null when it is no host name at all.
 * Only ASCII is lowered, since Unicode has letters that turn into `k` or `i` and so into another hotel's name.
 */
function nameOf(header: string): string | null {
  if (header.length > LONGEST_NAME + 7 || /[^\x21-\x7e]/.test(header)) return null;
  // A port that no server can have makes the whole header no address.
  if (Number(/:(\d+)$/.exec(header)?.[1] ?? 0) > 65_535) return null;
  const name = header
    .toLowerCase()
    .replace(/:\d{0,5}$/, '')
    .replace(/\.$/, '');
  if (isAddress(name)) return name;
  const labels = name.split('.');
  // A name never ends in a number: 127.1 or 2130706433 are addresses in disguise.
  if (name.length > LONGEST_NAME || /^\d+$|^0x[0-9a-f]*$/.test(labels.at(-1) ?? '')) return null;
  return labels.every((label) => LABEL.test(label)) ? name : null;
}

/**
 * The hotel, the front door or nothing, for a Host header.
 *
 * In this order: a custom host of TENANT_HOSTS; the apex, its `www.` and IP addresses → DEFAULT_TENANT's hotel, else
 * the front door; any other host: its first label. Where the operator has set ROOT_DOMAIN the host has to stand below
 * it, and is unknown otherwise; where not, its domain does not matter. A host of one label that is not the apex (and a
 * request without a host) names no hotel: DEFAULT_TENANT's, else unknown. A host that is no name is unknown.
 * Rule: tenancy/T5.
 */
export function resolveTenant(hostHeader: string | null, gate: HostRules): Tenant {
  if (hostHeader === null || hostHeader === '') return hotelOr(gate.fallback, UNKNOWN);
  const name = nameOf(hostHeader);
  if (name === null) return UNKNOWN;
  const custom = gate.hosts.get(name);
  if (custom !== undefined) return { kind: 'hotel', code: custom };
  if (name === gate.root || name === `www.${gate.root}` || isAddress(name)) {
    return hotelOr(gate.fallback, { kind: 'front' });
  }
  const [label = '', ...domain] = name.split('.');
  if (domain.length === 0) return hotelOr(gate.fallback, UNKNOWN);
  if (gate.isRootSet && !name.endsWith(`.${gate.root}`)) return UNKNOWN;
  return isHotelCode(label) ? { kind: 'hotel', code: label } : UNKNOWN;
}
