import 'server-only';
import type { GuestCallId } from '@/lib/contract/guest-routes';
import type { Hotel } from '@/lib/contract/hotel';
import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { firstMessages, type Input } from '@/lib/contract/schema/input';

/** The input of a browser call's handler, once its hotel is resolved. `params`: the named parts of the path. */
export type CallContext = {
  hotel: Hotel;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed JSON body of a POST; undefined otherwise. */
  body: unknown;
  /** The client's IP address. */
  clientIp: string;
  /**
   * Counts a valid write before its handler changes anything. Returns the seconds to wait, or null to continue. A
   * refused write that was not counted here counts as junk.
   */
  countWrite(): Promise<number | null>;
  request: Request;
};

/** A call that a browser can make, and the function that handles it. */
export type Call = {
  /** Its name, which has a method and a path; the part `{hotel}` is the code, uuid or id of a hotel. */
  id: GuestCallId;
  /** Where the call names its hotel when the path does not: a query key, or a field of the body. */
  hotelIn?: { query: string } | { body: string };
  /** True for a multipart body, which the handler reads itself. Any other POST must send JSON. */
  isUpload?: boolean;
  /** Fields beside `data` that the contract requires. */
  extraFields?: Readonly<Record<string, unknown>>;
  /** Returns a `Response` only for responses that are not JSON. */
  handle(asked: CallContext): Promise<ApiResponse<unknown> | Response>;
};

/** Where the calls of guests begin. */
export const API_BASE = '/api/v1';

export const NOT_FOUND = refused('not-found');

/** The distinct ids in a repeated query key, at most `max`. Skips values that cannot be an id. */
export const idsOf = (query: URLSearchParams, key: string, max: number): string[] =>
  [...new Set(query.getAll(key).filter((id) => id !== '' && id.length <= 100))].slice(0, max);

/** Calls `send` if the input is valid and neither rate limit is reached. */
export async function withInput<T, R extends ApiResponse<unknown> | Response>(
  { countWrite }: Pick<CallContext, 'countWrite'>,
  input: Input<T>,
  wait: (body: T) => Promise<number | null>,
  send: (body: T) => Promise<R>,
): Promise<R | ApiResponse<never>> {
  if (!input.ok) return refused('invalid', firstMessages(input.fields));
  const seconds = (await countWrite()) ?? (await wait(input.body));
  return seconds === null ? send(input.body) : refused('too-many', {}, seconds);
}
