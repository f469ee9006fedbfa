import { type Answer, answered, refused } from '@/lib/contract/refusals';

/** Bytes. A hundred lines with every option answered stay well below it. */
const MAX_BODY_BYTES = 65_536;

/** The JSON of a request; null for an empty one. Reading stops at the limit, whatever length was announced. */
export async function readJson(request: Request): Promise<Answer<unknown>> {
  const text = await readText(request);
  if (text === null) return refused('too-large');
  try {
    return answered(text === '' ? null : JSON.parse(text, withoutNul));
  } catch {
    // Only the parser throws here, and only about what was sent.
    return refused('invalid', { body: 'is no JSON' });
  }
}

/** PostgreSQL takes no NUL in a text, and no guest means one. */
const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;

async function readText(request: Request): Promise<string | null> {
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
