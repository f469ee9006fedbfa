import { brandOfHost, type HostRules, hostName, hotelHosts, resolveTenant } from './host';

/**
 * The one spelling of a Host header: lower case, without trailing dot, and without a port that is empty or starts with
 * zeros. null: not a host name. Browsers take a name with a trailing dot for another origin. Rule: tenancy/T15.
 */
export function canonicalHost(header: string): string | null {
  const name = hostName(header);
  const port = /:(\d+)$/.exec(header)?.[1];
  return name === null || port === undefined ? name : `${name}:${Number(port)}`;
}

/**
 * A host that shows a hotel with a brand, or with none: the one for which the server renders what is the same at all of them.
 * `asked`: the host of the request, which shows it.
 */
export const renderingHost = (hotel: { code: string; brand: string | null }, asked: string, rules: HostRules): string =>
  [...hotelHosts(hotel.code, rules), `${hotel.code}.${rules.root}`].find((host) => {
    const tenant = resolveTenant(host, rules);
    return tenant.kind === 'hotel' && tenant.code === hotel.code && brandOfHost(host, rules) === hotel.brand;
  }) ?? asked;
