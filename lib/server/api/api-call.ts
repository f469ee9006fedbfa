import 'server-only';
import type { Hotel } from '@/lib/contract/hotel';
import { type Answer, refused } from '@/lib/contract/refusals';
import type { Input } from '@/lib/contract/schema/input';

/** A call of the browser, once the gateway knows its hotel. `named`: the parts of the path by their names. */
export type CallContext = {
  hotel: Hotel;
  named: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON that was sent with a POST; undefined otherwise. */
  body: unknown;
  /** The address the guest comes from. */
  guest: string;
  /**
   * Counts a write that is in order and about to be done: seconds to wait, or null when it may go on. What is refused
   * without it counts as junk.
   */
  countWrite(): Promise<number | null>;
  request: Request;
};

export type Call = {
  method: 'GET' | 'POST';
  /** Below /api/v1; a part with a colon is named. `:hotel` is a code, uuid or id of the hotel. */
  path: string;
  /** Where the call names its hotel, when not in the path: a query key, or a field of the body. */
  hotelIn?: { query: string } | { body: string };
  /** True: a multipart body, which the call reads itself. A POST without it sends JSON. */
  isUpload?: boolean;
  /** What the contract has beside `data`. */
  beside?: Readonly<Record<string, unknown>>;
  /** A `Response` where the answer is no JSON. */
  answer(asked: CallContext): Promise<Answer<unknown> | Response>;
};

export const NOT_FOUND = refused('not-found');

/** The values of a repeated query key, each once; what cannot be an id is left out, and so are more than `most`. */
export const idsOf = (query: URLSearchParams, key: string, most: number): string[] =>
  [...new Set(query.getAll(key).filter((id) => id !== '' && id.length <= 100))].slice(0, most);

/** Goes on with what a guest sent when it is what the contract asks, and is not too much of it. */
export async function withInput<T>(
  { countWrite }: Pick<CallContext, 'countWrite'>,
  read: Input<T>,
  wait: (body: T) => Promise<number | null>,
  send: (body: T) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (!read.ok) return refused('invalid', firstOf(read.fields));
  const seconds = (await countWrite()) ?? (await wait(read.body));
  return seconds === null ? send(read.body) : refused('too-many', {}, seconds);
}

const firstOf = (fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));
