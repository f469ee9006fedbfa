import 'server-only';
import { z } from 'zod';
import { isHotelCode, tenantHosts } from '@/lib/domain/tenancy/host';
import { isProxyEntry } from '../request/client-address';

/** A setting of the given schema; an empty variable counts as unset. */
export const setting = <T>(schema: z.ZodType<T>) => z.preprocess((value) => (value === '' ? undefined : value), schema);

export const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
};

export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

export const onOff = (fallback: 'on' | 'off') =>
  setting(z.enum(['on', 'off'], "must be 'on' or 'off'").default(fallback));

/** An http(s) address, without trailing slashes. */
export const address = () =>
  z
    .string()
    .refine((value) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value), 'must be an http(s) address')
    .transform((value) => value.replace(/\/+$/, ''));

export const peers = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((peer) => peer.trim() || []))
  .superRefine((named, context) => {
    for (const peer of named)
      if (!isProxyEntry(peer))
        context.addIssue({ code: 'custom', message: `${peer} is no address, no network and not 'loopback'` });
  });

export const hotelCode = z
  .string()
  .refine((code) => isHotelCode(code.trim().toLowerCase()), "must be a hotel's code, like cala-verde");

/** Comma-separated hotel codes, or `off`. */
export const hotelCodes = z
  .string()
  .default('off')
  .transform((value) => (value.trim() === 'off' ? [] : value.split(',').flatMap((code) => code.trim() || [])))
  .superRefine((codes, context) => {
    for (const code of codes)
      if (!isHotelCode(code)) context.addIssue({ code: 'custom', message: `${code} cannot be a hotel's code` });
  });

export const tenantHostList = z
  .string()
  .default('')
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const { entry, pair } of tenantHosts(list)) {
      const [host] = pair ?? [];
      if (host === undefined)
        context.addIssue({
          code: 'custom',
          message: `"${entry}" is not like guest.grand.example=grand or guest.grand.example=grand:brand`,
        });
      else if (seen.has(host)) context.addIssue({ code: 'custom', message: `${host} stands in it twice` });
      else seen.add(host);
    }
  });
