import { isRecord, readString } from '../json/read-value';
import { readToolCall, type ToolCall } from './assistant-tools';
import type { Transcript } from './captions';

/** An event that creates an item of the conversation from one of the hotel's prompts. */
type PromptEvent = {
  type: 'conversation.item.create';
  event_id: string;
  item: { type: 'message'; role: string; content: readonly { type: 'input_text'; text: string }[] };
};

/** The events that send the hotel's prompts, in their order, each with an id of its own. Rule: voice/V5. */
export const promptEvents = (
  prompts: readonly { role: string; content: string }[],
  newId: () => string,
): readonly PromptEvent[] =>
  prompts.map(({ role, content }) => ({
    type: 'conversation.item.create',
    event_id: newId(),
    item: { type: 'message', role: role || 'system', content: [{ type: 'input_text', text: content }] },
  }));

/**
 * What an event says about the conversation: that the guest has said something, whose text comes later; a part of what
 * was said; a call of a tool; or the provider's error.
 */
type ProviderEvent =
  | { kind: 'heard'; id: string }
  | { kind: 'transcript'; transcript: Transcript }
  | { kind: 'call'; call: ToolCall }
  | { kind: 'error'; message: string };

/** The provider's transcript events, with the field that holds the text. Its names have changed between versions. */
const TRANSCRIPTS: Readonly<Record<string, Pick<Transcript, 'speaker' | 'isWhole'> & { field: string }>> = {
  'response.audio_transcript.delta': { speaker: 'assistant', isWhole: false, field: 'delta' },
  'response.audio_transcript.done': { speaker: 'assistant', isWhole: true, field: 'transcript' },
  'response.output_audio_transcript.delta': { speaker: 'assistant', isWhole: false, field: 'delta' },
  'response.output_audio_transcript.done': { speaker: 'assistant', isWhole: true, field: 'transcript' },
  'conversation.item.input_audio_transcription.delta': { speaker: 'guest', isWhole: false, field: 'delta' },
  'conversation.item.input_audio_transcription.completed': { speaker: 'guest', isWhole: true, field: 'transcript' },
};

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * Reads a message of the data channel; null for everything that the overlay does not need. Never throws. Rules: voice/V8,
 * voice/V12.
 */
export function readProviderEvent(data: unknown): ProviderEvent | null {
  const event = parsed(data);
  if (!isRecord(event)) return null;
  const type = readString(event.type) ?? '';
  if (type === 'error') {
    const message = isRecord(event.error) ? readString(event.error.message) : null;
    return { kind: 'error', message: message ?? 'unknown' };
  }
  const itemId = readString(event.item_id);
  if (type === 'input_audio_buffer.committed') return itemId === null ? null : { kind: 'heard', id: itemId };
  if (type === 'response.output_item.done') {
    const call = readToolCall(event.item);
    return call === null ? null : { kind: 'call', call };
  }
  const known = Object.hasOwn(TRANSCRIPTS, type) ? TRANSCRIPTS[type] : undefined;
  if (known === undefined) return null;
  const text = readString(event[known.field]);
  if (text === null) return null;
  const id = itemId ?? readString(event.response_id) ?? '';
  return { kind: 'transcript', transcript: { id, speaker: known.speaker, isWhole: known.isWhole, text } };
}
