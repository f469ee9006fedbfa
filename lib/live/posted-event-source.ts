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
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#dispatch(block);
    }
  }

  #dispatch(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/, '')]));
    const [type, data] = [fields.get('event'), fields.get('data')];
    if (type === undefined || data === undefined || this.#closing.signal.aborted) return;
    this.#events.dispatchEvent(new MessageEvent(type, { data, lastEventId: fields.get('id') ?? '' }));
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
