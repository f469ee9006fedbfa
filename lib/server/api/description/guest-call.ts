import { z } from 'zod';
import { type GuestCallId, guestRoute } from '@/lib/contract/guest-routes';
import { idOutput } from '@/lib/contract/schema/described';
import { type ApiCall, CALL_DEFAULTS, type OptionalOfCall } from '@/lib/contract/schema/open-api/open-api-operation';
import type { LimitName } from '@/lib/server/limits/limit-sizes';

/**
 * A guest's call as data, from which its description is generated. Tests compare it with the calls that the gateway has
 * and with their real responses. Rule: platform-calls/W32.
 */
export type GuestCall = ApiCall & {
  id: GuestCallId;
  /** Its limits besides that of all reads or of all writes. */
  limits: readonly LimitName[];
  /** Where the path begins, unless at the document's server. */
  server?: string;
};

type Optional = OptionalOfCall | 'limits';

/** Builds a call below `/api/v1`. A JSON body must never be missing. */
export function guestCall(
  call: Omit<GuestCall, Optional | 'method' | 'path'> & Partial<Pick<GuestCall, Optional>>,
): GuestCall {
  const route = guestRoute(call.id);
  return { ...CALL_DEFAULTS, limits: [], needsBody: route.method === 'POST', ...route, ...call };
}

/** The decoders of responses report nothing here. */
export const ignoreDrops = (): void => {};

const HOTEL_NAME = 'The code, uuid or id of the host’s hotel';

/** The part of a path that names the hotel. */
export const hotel = idOutput.describe(HOTEL_NAME);
/** The key of a query that names the hotel. */
export const hotelKey = idOutput.optional().describe(`${HOTEL_NAME}; left out, it is that hotel`);

/** A uuid of the platform, which may be an upstream with its own format. */
export const uuid = z.string().max(100);

/** A device's own uuid, or one of the embedded platform. */
export const EXAMPLE_UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** At most this many ids; further ones are ignored. */
export const ids = z.array(idOutput).max(200).optional();

/** The response to a call that only reports success. */
export const acknowledged = z.object({ status: z.literal('ok') });
