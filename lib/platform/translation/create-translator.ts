import { LRUCache } from 'lru-cache';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { createCircuit } from './circuit';
import { createLanes } from './lanes';
import {
  libreTranslate,
  TranslationError,
  type TranslationFailureKind,
  type TranslationService,
} from './libre-translate';
import type { TranslatedLanguages, Translator } from './translator';

/** Milliseconds that a request takes at most. */
const TIMEOUT_MS = 4_000;

/** A call with many texts waits at most this many times as long. */
const PATIENCE = 1.25;

/** Translations are kept in memory alone, for an hour, up to this many characters of texts and translations. */
const CACHE = { maxSize: 2_000_000, ttl: 3_600_000 };
/** Milliseconds for which a text that the server has refused is not sent to it again. */
const REFUSED_MS = 600_000;

/** Requests at the same time: a translation takes a core of the server's. */
const LANES = { lanes: 4, waiting: 400 };

/** Milliseconds between two reports of the same kind. */
const REPORT_MS = 60_000;

export type TranslationFailure = { kind: TranslationFailureKind; status: number | null };

export type TranslatorOptions = {
  service: TranslationService;
  now(): Date;
  /** Called for each kind of failure, at most once a minute. */
  onFailure(failure: TranslationFailure): void;
  timeoutMs?: number;
};

type Kept = { text: string | null };

/**
 * The translator of a server that speaks LibreTranslate's protocol. The same text is asked for once at a time, whoever
 * wants it; a server that fails is left alone for a while, so that nobody waits for it. Rules: translation/TX3,
 * translation/TX5.
 */
export function createTranslator(options: TranslatorOptions): Translator {
  const { service, timeoutMs = TIMEOUT_MS } = options;
  const now = () => options.now().getTime();
  const kept = new LRUCache<string, Kept>({
    ...CACHE,
    ttlAutopurge: true,
    sizeCalculation: ({ text }, key) => key.length + (text?.length ?? 0),
  });
  const underWay = new Map<string, Promise<string | null>>();
  const circuit = createCircuit(now);
  const enter = createLanes(LANES);
  const report = reporter(options.onFailure, now);

  async function send(key: string, text: string, languages: TranslatedLanguages): Promise<string | null> {
    if (!circuit.admits()) return null;
    try {
      const translated = await libreTranslate(service, text, { ...languages, timeoutMs });
      circuit.report(true);
      kept.set(key, { text: translated });
      return translated;
    } catch (error) {
      const { kind, status } = error instanceof TranslationError ? error : new TranslationError('no connection');
      circuit.report(kind === 'refused');
      if (kind === 'refused') kept.set(key, { text: null }, { ttl: REFUSED_MS });
      report({ kind, status });
      return null;
    }
  }

  function translateOne(text: string, languages: TranslatedLanguages): Promise<string | null> | string | null {
    if (isBlank(text)) return null;
    const key = `${languages.from} ${languages.to} ${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known.text;
    const earlier = underWay.get(key);
    const isWorking = circuit.isClosed();
    if (earlier !== undefined) return isWorking ? earlier : null;
    const sent = enter(() => send(key, text, languages));
    if (sent === null) return null;
    underWay.set(key, sent);
    const ended = sent.finally(() => underWay.delete(key));
    // Nobody waits for the try whether a server works again.
    return isWorking ? ended : null;
  }

  return {
    translate(texts, languages) {
      // What comes later is kept for the next call.
      const { promise: late, stop } = timeout(timeoutMs * PATIENCE);
      return Promise.all(texts.map((text) => Promise.race([translateOne(text, languages), late]))).finally(stop);
    },
  };
}

function timeout(ms: number): { promise: Promise<null>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms).unref();
  return { promise, stop: () => clearTimeout(timer) };
}

/** Passes each kind of failure on at most once a minute. */
function reporter(onFailure: (failure: TranslationFailure) => void, now: () => number) {
  const reported = new Map<TranslationFailureKind, number>();
  return (failure: TranslationFailure) => {
    const last = reported.get(failure.kind);
    if (last !== undefined && now() - last < REPORT_MS) return;
    reported.set(failure.kind, now());
    onFailure(failure);
  };
}
