import { setTimeout as wait } from 'node:timers/promises';
import type { Listener, Subscription } from '@/lib/platform/live/live-hub';
import { eventStream } from './handle-channels';

const subscription: Subscription = { hotel: 'aurora', orderUuids: ['o-1'], chatUuids: ['c-1'], lastId: null };
const event = { hotel: 'aurora', id: 7, type: 'order-updated', order_uuid: 'o-1' } as const;

/** A hub that accepts only one listener. */
function smallHub() {
  const listeners = new Set<Listener>();
  return {
    listeners,
    subscribe: (_wanted: Subscription, listener: Listener) => {
      if (listeners.size > 0) return null;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function open(signal = new AbortController().signal) {
  const hub = smallHub();
  const stream = eventStream(hub, subscription, signal);
  if (stream === null) throw new Error('the server accepts no more streams');
  return { hub, stream, reader: stream.getReader() };
}

const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

describe('the event stream', () => {
  it('sends an event with its id, so that a browser can resume', async () => {
    const { hub, reader } = open();
    expect(await next(reader)).toBe('retry: 2000\n: hello\n\n');
    for (const listener of hub.listeners) listener.write(event);
    expect(await next(reader)).toBe(
      'id: 7\nevent: order-updated\ndata: {"type":"order-updated","order_uuid":"o-1"}\n\n',
    );
    await reader.cancel();
  });

  it('sends the chat and the author of a new chat message', async () => {
    const { hub, reader } = open();
    await next(reader);
    const message = { chat_uuid: 'c-1', chat_message_id: 8, extra: { initiator_id: 2 } };
    for (const listener of hub.listeners) {
      listener.write({ hotel: 'aurora', id: 8, type: 'chat-message-created', ...message });
    }
    expect(await next(reader)).toBe(
      `id: 8\nevent: chat-message-created\ndata: ${JSON.stringify({ type: 'chat-message-created', ...message })}\n\n`,
    );
    await reader.cancel();
  });

  it('sends a heartbeat event every 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    try {
      const { reader } = open();
      await next(reader);
      jest.advanceTimersByTime(15_000);
      expect(await next(reader)).toBe(': beat\nevent: ping\ndata: {}\n\n');
      await reader.cancel();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('removes the listener from the hub when the guest disconnects', async () => {
    const gone = new AbortController();
    const { hub, reader } = open(gone.signal);
    gone.abort();
    expect(hub.listeners.size).toBe(0);
    await next(reader);
    expect((await reader.read()).done).toBe(true);
  });

  it('removes the listener from the hub when the reader cancels the stream', async () => {
    const { hub, reader } = open();
    await reader.cancel();
    expect(hub.listeners.size).toBe(0);
  });

  it('ends the event stream when the server stops', async () => {
    const { hub, reader } = open();
    for (const listener of [...hub.listeners]) listener.end();
    await next(reader);
    expect((await reader.read()).done).toBe(true);
    expect(hub.listeners.size).toBe(0);
  });

  it('disconnects a slow reader instead of buffering events without limit', async () => {
    const { hub } = open();
    const [listener] = hub.listeners;
    for (let n = 0; n < 5_000; n += 1) listener?.write(event);
    await wait(1);
    expect(hub.listeners.size).toBe(0);
  });

  it('returns no stream when the hub is full', () => {
    const { hub, reader } = open();
    expect(eventStream(hub, subscription, new AbortController().signal)).toBeNull();
    void reader.cancel();
  });

  it('opens no stream for a request that is already aborted', () => {
    const hub = smallHub();
    eventStream(hub, subscription, AbortSignal.abort());
    expect(hub.listeners.size).toBe(0);
  });
});
