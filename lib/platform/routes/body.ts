import { type Answer, answered, refused } from '@/lib/contract/refusals';

/** Bytes. A hundred lines with every option answered stay well below it (issue limits: DESIGN "Security"). */
export const LARGEST_BODY = 65_536;

/** The JSON of a request. Reading stops at the limit, whatever length was announced. */
export async function readJson(request: Request): Promise<Answer<unknown>> {
  const text = await readText(request);
  if (text === null) return refused('too-large');
  try {
    return answered(JSON.parse(text));
  } catch {
    // Only the parser throws here, and only about what was sent.
    return refused('invalid', { body: 'is no JSON' });
  }
}

async function readText(request: Request): Promise<string | null> {
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
