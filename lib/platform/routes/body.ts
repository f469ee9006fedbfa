import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';

/** An order of a hundred lines with every option answered is much smaller. */
const MAX_BODY_BYTES = 65_536;

/** The JSON of a request; null for an empty body. Reads no more bytes than the limit, whatever length was declared. */
export async function readJson(request: Request): Promise<ApiResponse<unknown>> {
  const text = await readBodyText(request);
  if (text === null) return refused('too-large');
  try {
    return succeeded(text === '' ? null : JSON.parse(text, withoutNul));
  } catch {
    // Only the JSON parser throws here.
    return refused('invalid', { body: 'is no JSON' });
  }
}

/** Removes NUL characters, which PostgreSQL cannot store in text. */
const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;

async function readBodyText(request: Request): Promise<string | null> {
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
