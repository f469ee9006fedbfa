import { z } from 'zod';
import { machineLanguage } from '@/lib/domain/i18n/machine-language';
import type { TranslatedLanguages } from './translator';

/** A server that speaks the protocol of LibreTranslate. `key`: null where it asks for none. */
export type TranslationService = { url: string; key: string | null };

/** `refused`: the server is there and does not translate this text, or between these languages. */
export type TranslationFailureKind = 'no connection' | 'too slow' | 'status' | 'too large' | 'no JSON' | 'refused';

/** Why there is no translation. Says nothing of the text. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
  readonly kind: TranslationFailureKind;
  /** Of the response; null where there is none, or where it says nothing. */
  readonly status: number | null;

  constructor(kind: TranslationFailureKind, status: number | null = null) {
    super(kind);
    this.kind = kind;
    this.status = status;
  }
}

/** Maximum bytes of a response. A message of 4,000 characters has a quarter of it, however its JSON is escaped. */
const MAX_RESPONSE_BYTES = 256 * 1024;

const responseBody = z.object({ translatedText: z.string() });

/** A text, a language or a pair that the server does not know, and a text that it finds too long. */
const REFUSALS: readonly number[] = [400, 413, 422];

/**
 * Translates one text. One text a call, because a server may bound the texts of a call, and one that it refuses must not
 * take others with it. Redirects are not followed, which could lead into the operator's network. Throws a
 * `TranslationError`. Rules: translation/TX3, translation/TX6.
 */
export async function libreTranslate(
  { url, key }: TranslationService,
  text: string,
  { from, to, timeoutMs }: TranslatedLanguages & { timeoutMs: number },
): Promise<string> {
  const languages = { source: machineLanguage(from), target: machineLanguage(to) };
  const body = JSON.stringify({ q: text, ...languages, format: 'text', ...(key !== null && { api_key: key }) });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranslationError(REFUSALS.includes(response.status) ? 'refused' : 'status', response.status);
    }
    return readTranslation(await readText(response));
  } catch (error) {
    if (error instanceof TranslationError) throw error;
    throw new TranslationError(signal.aborted ? 'too slow' : 'no connection');
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [size, text] = [0, ''];
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new TranslationError('too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readTranslation(text: string): string {
  try {
    return responseBody.parse(JSON.parse(text)).translatedText;
  } catch {
    throw new TranslationError('no JSON');
  }
}
