import { createHash } from 'node:crypto';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { PlatformContext } from '../context';
import { ANOTHER_CALL, IDEMPOTENCY_KEY } from '../staff-calls/idempotency-key';
import type { HotelKey } from '../stores/hotels';
import { callOfKey, claimKey, deleteKeysBefore, releaseKey, storeAnswer } from '../stores/idempotent-calls';
import { refuse, replayed } from './responses';

/** A call that creates something. `key`: the caller's Idempotency-Key. `input`: what tells it from another call. */
type KeyedCall = { key: string; input: readonly unknown[] };

/**
 * Answers a call with a key once: the same call again gets the first answer for a day, another call with this key is
 * refused, and so is the same one while the first is under way. Only an answer of success is kept. When the process stops,
 * or the store fails, between the change and its answer, the key is free after a minute: what must not be done twice, such as a
 * refund, stores the key with its change. Rule: staff-api/DK12.
 */
export async function answerOnce(
  { database: { db }, now, reportError }: PlatformContext,
  { code }: HotelKey,
  { key, input }: KeyedCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const at = now().getTime();
  const before = (milliseconds: number) => new Date(at - milliseconds).toISOString();
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  await deleteKeysBefore(db, code, before(millisecondsInDay));
  const claim = { key, fingerprint, now: before(0), staleBefore: before(millisecondsInMinute) };
  if (!(await claimKey(db, code, claim))) return answerAgain(await callOfKey(db, code, key), fingerprint);
  const response = await answer().catch(async (error: unknown) => {
    await releaseKey(db, code, claim);
    throw error;
  });
  if (!response.ok) await releaseKey(db, code, claim);
  else {
    const text = await response.clone().text();
    // The change is made, and the caller must know it.
    await storeAnswer(db, code, claim, text).catch((error: unknown) => reportError(error, 'idempotency'));
  }
  return response;
}

function answerAgain(first: Awaited<ReturnType<typeof callOfKey>>, fingerprint: string): Response {
  if (first !== null && first.fingerprint !== fingerprint) {
    return refuse('invalid', { [IDEMPOTENCY_KEY]: ANOTHER_CALL });
  }
  const answer = first?.answer ?? null;
  if (answer === null) return refuse('conflict', { [IDEMPOTENCY_KEY]: 'is under way: send it again in a moment' });
  if (answer === '') return refuse('conflict', { [IDEMPOTENCY_KEY]: 'is done, and its answer was deleted' });
  return replayed(answer);
}
