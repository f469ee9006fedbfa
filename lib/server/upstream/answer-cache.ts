import 'server-only';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { createLruMap, type LruMap } from './lru-map';

/** Milliseconds. */
export const CACHE_TIMES = {
  /** What is younger is given out as it is. Rule: gateway/GW2. */
  fresh: 60_000,
  /** What is younger is given out at once while it is asked anew; for what is older a guest waits. */
  stale: 10 * 60_000,
  /** What is younger still serves while the platform is down. */
  lastResort: 24 * 3_600_000,
  /** After a failure the platform is left alone this long about what is known. */
  pause: 5_000,
  /** How long a "not found" counts. */
  unknown: 10_000,
} as const;

const MOST = {
  known: { entries: 5_000, size: 64_000_000 },
  unsure: { entries: 200, size: 16_000_000 },
  unknown: { entries: 2_000 },
};

type Entry = { value: unknown; at: number; quietUntil: number };

type CacheQuery<T> = {
  load: () => Promise<Answer<T>>;
  /**
   * Whether the answer is about the very thing that was asked. One that is not (some platforms read the section `010`
   * as 10) is kept in a small place of its own, so that made-up names push nothing out.
   */
  confirms?: (value: T) => boolean;
};

export type AnswerCache = {
  /** The answer under a key, kept or asked. Asked once for all who want it at the same time. Never rejects. */
  read<T>(key: string, asking: CacheQuery<T>): Promise<Answer<T>>;
  /** Forgets what is kept under keys that begin so; everything without one. */
  forget(beginning?: string): void;
  /**
   * What is kept under keys that begin so, and is about this, is known to be over: whoever reads it next waits for a
   * new answer, and gets the kept one only while the platform is down.
   */
  outdate(beginning: string, isAbout: (value: unknown) => boolean): void;
};

type CacheOptions = {
  now(): number;
  /** Hears what a load threw. */
  onAccident(error: unknown): void;
  most?: typeof MOST;
};

/**
 * Keeps answers that are the same for all guests of a hotel: fresh for a minute, then stale while they are asked anew,
 * and stale for a day while the platform is down. A refusal never takes the place of an answer, but "not found" does.
 * Rule: gateway/GW2, docs/decisions/013.
 */
export function createAnswerCache({ now, onAccident, most = MOST }: CacheOptions): AnswerCache {
  const known: LruMap<Entry> = createLruMap(most.known);
  const unsure: LruMap<Entry> = createLruMap(most.unsure);
  // In a place of its own: names that a stranger makes up push out nothing but one another.
  const unknown: LruMap<number> = createLruMap(most.unknown);
  const flights = new Map<string, Promise<Answer<unknown>>>();

  function settle<T>(key: string, answer: Answer<T>, asking: CacheQuery<T>): void {
    if (answer.ok) {
      const isSure = asking.confirms?.(answer.value) ?? true;
      const entry = { value: answer.value, at: now(), quietUntil: 0 };
      unknown.delete(key);
      (isSure ? unsure : known).delete(key);
      (isSure ? known : unsure).set(key, entry, sizeOf(answer.value));
    } else if (answer.refusal.kind === 'not-found') {
      known.delete(key);
      unsure.delete(key);
      unknown.set(key, now());
    } else {
      const entry = known.get(key) ?? unsure.get(key);
      if (entry !== undefined) entry.quietUntil = now() + CACHE_TIMES.pause;
    }
  }

  async function load<T>(asking: CacheQuery<T>): Promise<Answer<T>> {
    try {
      return await asking.load();
    } catch (error) {
      onAccident(error);
      return refused('unavailable');
    }
  }

  function ask<T>(key: string, asking: CacheQuery<T>): Promise<Answer<T>> {
    const underWay = flights.get(key) as Promise<Answer<T>> | undefined;
    if (underWay !== undefined) return underWay;
    const flight: Promise<Answer<T>> = load(asking).then((answer) => {
      // What was forgotten meanwhile is not brought back by an answer from before.
      if (flights.get(key) !== flight) return answer;
      flights.delete(key);
      settle(key, answer, asking);
      return answer;
    });
    flights.set(key, flight);
    return flight;
  }

  /** Nobody waits for these answers any more, and what they bring is not kept. */
  const land = (beginning: string): void => {
    for (const key of [...flights.keys()]) if (key.startsWith(beginning)) flights.delete(key);
  };

  /** Nothing is kept under this key; perhaps only that there is nothing. */
  const readUnknown = <T>(key: string, asking: CacheQuery<T>): Promise<Answer<T>> | Answer<T> => {
    const missedAt = unknown.get(key);
    const isMissed = missedAt !== undefined && now() - missedAt < CACHE_TIMES.unknown;
    return isMissed ? refused('not-found') : ask(key, asking);
  };

  return {
    async read<T>(key: string, asking: CacheQuery<T>) {
      const entry = known.get(key) ?? unsure.get(key);
      if (entry === undefined) return readUnknown(key, asking);
      const kept = answered(entry.value as T);
      const age = now() - entry.at;
      const isLastResort = age < CACHE_TIMES.lastResort;
      if (age < CACHE_TIMES.fresh || (isLastResort && now() < entry.quietUntil)) return kept;
      const asked = ask(key, asking);
      if (age < CACHE_TIMES.stale) return kept;
      const answer = await asked;
      const isDown = !answer.ok && answer.refusal.kind !== 'not-found';
      return isDown && isLastResort ? kept : answer;
    },
    forget(beginning = '') {
      for (const place of [known, unsure, unknown])
        for (const key of place.keys()) if (key.startsWith(beginning)) place.delete(key);
      land(beginning);
    },
    outdate(beginning, isAbout) {
      for (const place of [known, unsure])
        for (const key of place.keys()) if (key.startsWith(beginning)) age(place.get(key), isAbout, now());
      land(beginning);
    },
  };
}

/** Makes an answer that is about something too old to be given out without asking. */
function age(entry: Entry | undefined, isAbout: (value: unknown) => boolean, now: number): void {
  if (entry === undefined || !isAbout(entry.value)) return;
  entry.at = Math.min(entry.at, now - CACHE_TIMES.stale);
  entry.quietUntil = 0;
}

/** How much room an answer takes, in characters. */
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 1;
