import 'server-only';
import type { Hotel } from '@/lib/contract/hotel';
import { type Answer, refused } from '@/lib/contract/refusals';
import type { Input } from '@/lib/contract/schema/input';

/** A browser's call after its hotel is resolved. `params`: the named parts of the path. */
export type CallContext = {
  hotel: Hotel;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed JSON body of a POST; undefined otherwise. */
  body: unknown;
  /** The client's IP address. */
  clientIp: string;
  /**
   * Counts a valid write before it is done: seconds to wait, or null to continue. A write that is refused without this
   * call counts as junk.
   */
  countWrite(): Promise<number | null>;
  request: Request;
};

export type Call = {
  method: 'GET' | 'POST';
  /** Below /api/v1; a part with a colon is a parameter. `:hotel` is a code, uuid or id of the hotel. */
  path: string;
  /** Where the call names its hotel, if not in the path: a query key, or a field of the body. */
  hotelIn?: { query: string } | { body: string };
  /** True: a multipart body, which the call reads itself; any other POST sends JSON. */
  isUpload?: boolean;
  /** Fields beside `data` that the contract requires. */
  extraFields?: Readonly<Record<string, unknown>>;
  /** A `Response` where the answer is not JSON. */
  handle(asked: CallContext): Promise<Answer<unknown> | Response>;
};

export const NOT_FOUND = refused('not-found');

/** The distinct values of a repeated query key, at most `max`; values that cannot be an id are skipped. */
export const idsOf = (query: URLSearchParams, key: string, max: number): string[] =>
  [...new Set(query.getAll(key).filter((id) => id !== '' && id.length <= 100))].slice(0, max);

/** Calls `send` with the input if it is valid and neither limit is reached. */
export async function withInput<T>(
  { countWrite }: Pick<CallContext, 'countWrite'>,
  input: Input<T>,
  wait: (body: T) => Promise<number | null>,
  send: (body: T) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (!input.ok) return refused('invalid', firstMessages(input.fields));
  const seconds = (await countWrite()) ?? (await wait(input.body));
  return seconds === null ? send(input.body) : refused('too-many', {}, seconds);
}

const firstMessages = (fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));
