import { promptEvents, readProviderEvent } from './provider-events';

describe('the events of the hotel’s prompts', () => {
  it('creates one conversation item per prompt, in order, each with its own event id', () => {
    let count = 0;
    const events = promptEvents(
      [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Breakfast is at 7.' },
      ],
      () => `id-${++count}`,
    );
    expect(events).toEqual([
      {
        type: 'conversation.item.create',
        event_id: 'id-1',
        item: { type: 'message', role: 'system', content: [{ type: 'input_text', text: 'Be kind.' }] },
      },
      {
        type: 'conversation.item.create',
        event_id: 'id-2',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Breakfast is at 7.' }] },
      },
    ]);
  });

  it('gives a prompt without a role the role system', () => {
    expect(promptEvents([{ role: '', content: 'Be kind.' }], () => 'id')[0]?.item.role).toBe('system');
  });
});

describe('reading the provider’s events', () => {
  it.each([
    ['response.audio_transcript.delta', 'delta', 'assistant', false],
    ['response.audio_transcript.done', 'transcript', 'assistant', true],
    ['response.output_audio_transcript.delta', 'delta', 'assistant', false],
    ['response.output_audio_transcript.done', 'transcript', 'assistant', true],
    ['conversation.item.input_audio_transcription.delta', 'delta', 'guest', false],
    ['conversation.item.input_audio_transcription.completed', 'transcript', 'guest', true],
  ])('reads %s from the field %s as said by the %s', (type, field, speaker, isWhole) => {
    expect(readProviderEvent(JSON.stringify({ type, item_id: 'item', [field]: 'Hello' }))).toEqual({
      kind: 'transcript',
      transcript: { id: 'item', speaker, isWhole, text: 'Hello' },
    });
  });

  it('reads that the guest has said something, before its transcript', () => {
    const event = { type: 'input_audio_buffer.committed', item_id: 'item' };
    expect(readProviderEvent(JSON.stringify(event))).toEqual({ kind: 'heard', id: 'item' });
    expect(readProviderEvent('{"type":"input_audio_buffer.committed"}')).toBeNull();
  });

  it('reads the call of a tool, and no other finished item', () => {
    const call = { type: 'function_call', call_id: 'call', name: 'search_menu', arguments: '{"query":"soup"}' };
    expect(readProviderEvent(JSON.stringify({ type: 'response.output_item.done', item: call }))).toEqual({
      kind: 'call',
      call: { callId: 'call', request: { tool: 'search_menu', query: 'soup' } },
    });
    expect(readProviderEvent('{"type":"response.output_item.done","item":{"type":"message"}}')).toBeNull();
  });

  it.each([
    ['{"type":"error","error":{"message":"too long"}}', 'too long'],
    ['{"type":"error"}', 'unknown'],
    ['{"type":"error","error":{"message":7}}', 'unknown'],
  ])('reads the error in %s', (data, message) => {
    expect(readProviderEvent(data)).toEqual({ kind: 'error', message });
  });

  it.each([
    ['text that is not JSON', 'hello'],
    ['binary data', new ArrayBuffer(4)],
    ['null', 'null'],
    ['a list', '[]'],
    ['an event without a type', '{}'],
    ['an event of a type that is a number', '{"type":1}'],
    ['an unknown event', '{"type":"session.created"}'],
    ['a name that every object has', '{"type":"constructor","delta":"x"}'],
    ['a transcript without a text', '{"type":"response.audio_transcript.delta","item_id":"a"}'],
    ['a transcript whose text is a list', '{"type":"response.audio_transcript.delta","delta":["x"]}'],
  ])('ignores %s', (_title, data) => {
    expect(readProviderEvent(data)).toBeNull();
  });
});
