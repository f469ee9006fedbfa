import { newId, Refusal } from './account';

export type Answer = { status: number; body: object; headers?: Record<string, string> };

type Stored = { asked: string; answer: Answer | null; request: string; at: number };

const KEPT_SECONDS = 86_400;

/**
 * Remembers the answers of an account by `Idempotency-Key`: a repeated request gets the stored answer, also a failure; another
 * request under the same key is refused, and one that comes while the first is under way has to wait.
 */
export type IdempotencyStore = {
  answer(key: string | null, asked: string, work: (request: string) => Promise<Answer>): Promise<Answer>;
  /** As after a day. */
  forget(): void;
};

/** Answers that Stripe does not store, because nothing was begun. */
const NOT_STORED = [401, 403, 409, 429];

export function idempotencyStore(now: () => number): IdempotencyStore {
  const stored = new Map<string, Stored>();
  return {
    async answer(key, asked, work) {
      const request = newId('req');
      if (key === null) return work(request);
      const known = stored.get(key);
      if (known !== undefined && now() - known.at < KEPT_SECONDS) return replay(known, asked);
      stored.set(key, { asked, answer: null, request, at: now() });
      const answer = await work(request);
      if (NOT_STORED.includes(answer.status)) stored.delete(key);
      else stored.set(key, { asked, answer, request, at: now() });
      return answer;
    },
    forget: () => stored.clear(),
  };
}

function replay({ asked: first, answer, request }: Stored, asked: string): Answer {
  if (first !== asked)
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (answer === null)
    throw new Refusal(409, {
      type: 'invalid_request_error',
      message: 'There is currently another in-progress request using this Idempotent Key.',
      code: 'idempotency_key_in_use',
    });
  return { ...answer, headers: { 'idempotent-replayed': 'true', 'original-request': request } };
}
