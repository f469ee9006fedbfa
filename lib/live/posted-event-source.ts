import { createEventStreamParser, type StreamEvent } from './event-stream-parser';

/** The part of `EventSource` that the event stream uses. */
export type EventSourceLike = {
  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void;
  close(): void;
};

/** What a stream is opened for; uuids in lower case. `last`: the id of the last received event. */
export type StreamRequest = {
  orders: readonly string[];
  chats: readonly string[];
  /** Whether changes of the catalogue are wanted. */
  content?: true;
  last: number | null;
};

type Post = (signal: AbortSignal) => Promise<Response>;

/**
 * Server-sent events in the response to a POST. An `EventSource` can only send GET requests and would put the uuids of
 * orders and chats into addresses, which proxies log. It dispatches `open`, each event under its name, and one `error`
 * at the end. It does not reconnect. Rule: payment/PY4
 */
export class PostedEventSource implements EventSourceLike {
  readonly #closing = new AbortController();
  readonly #events = new EventTarget();

  constructor(post: Post) {
    void this.#listen(post);
  }

  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void {
    this.#events.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.#closing.abort();
  }

  async #listen(post: Post): Promise<void> {
    try {
      const { ok, body } = await post(this.#closing.signal);
      if (ok && body !== null) {
        this.#events.dispatchEvent(new Event('open'));
        await this.#read(body);
      }
    } catch {
      // The connection was refused, broken or closed by us. All three end the stream.
    }
    if (!this.#closing.signal.aborted) this.#events.dispatchEvent(new Event('error'));
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    // It also takes a byte order mark away.
    const decoder = new TextDecoder();
    const parse = createEventStreamParser((event) => this.#dispatch(event));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parse(decoder.decode(value, { stream: true }));
    }
  }

  #dispatch({ type, data, id }: StreamEvent): void {
    if (this.#closing.signal.aborted) return;
    this.#events.dispatchEvent(new MessageEvent(type, { data, lastEventId: id }));
  }
}

/** Opens the app's event stream. */
export const openStream = (request: StreamRequest): EventSourceLike =>
  new PostedEventSource((signal) =>
    fetch('/channels', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    }),
  );
