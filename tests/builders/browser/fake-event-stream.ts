import type { StreamRequest } from '@/lib/live/posted-event-source';

/** A stream of the app's events, in the form in which the server sends it. */
class FakeEventStream {
  closed = false;
  readonly request: StreamRequest;
  readonly #body = new TransformStream<Uint8Array, Uint8Array>();
  readonly #writer = this.#body.writable.getWriter();
  readonly response: Promise<Response>;
  readonly #response = new Response(this.#body.readable);
  #resolve: (response: Response) => void = () => undefined;

  constructor(request: StreamRequest, signal: AbortSignal | null | undefined) {
    this.request = request;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      signal?.addEventListener('abort', () => {
        this.closed = true;
        reject(new DOMException('closed', 'AbortError'));
        // A reader that has disconnected gets nothing more.
        this.#writer.abort().catch(() => undefined);
      });
    });
    opened.push(this);
  }

  /** Opens the connection with the server's response. */
  opens(): void {
    this.#resolve(this.#response);
  }

  /** Sends an event, and opens the connection first if necessary. */
  send(type: string, body: unknown): void {
    this.opens();
    lastId += 1;
    const text = `id: ${lastId}\nevent: ${type}\ndata: ${JSON.stringify(body)}\n\n`;
    this.#writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  }

  /** Ends the stream, as the server does. */
  breaks(): void {
    this.opens();
    this.#writer.close().catch(() => undefined);
  }
}

let lastId = 0;
let opened: FakeEventStream[] = [];

/**
 * Responds to the event stream's call in every test of a file, and passes all other calls to the earlier `fetch`. Returns
 * the streams that were opened in the current test.
 */
export function fakeEventStream(): () => readonly FakeEventStream[] {
  let others: typeof fetch;
  beforeEach(() => {
    opened = [];
    others = window.fetch;
    window.fetch = (input, init) =>
      input === '/channels'
        ? new FakeEventStream(JSON.parse(String(init?.body)) as StreamRequest, init?.signal).response
        : others(input, init);
  });
  afterEach(() => {
    window.fetch = others;
  });
  return () => opened;
}
