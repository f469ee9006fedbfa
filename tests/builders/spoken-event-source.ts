import type { Source } from '@/lib/live/event-stream';

type Listener = (message: MessageEvent<string>) => void;

/**
 * An `EventSource` over a function that answers requests, for tests without a browser: it reads the stream as a browser
 * does, and does not reconnect by itself.
 */
export class SpokenEventSource implements Source {
  readonly #gone = new AbortController();
  readonly #heard = new EventTarget();

  constructor(answer: (signal: AbortSignal) => Promise<Response>) {
    void this.#listen(answer);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#heard.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.#gone.abort();
  }

  async #listen(answer: (signal: AbortSignal) => Promise<Response>): Promise<void> {
    const response = await answer(this.#gone.signal);
    if (response.status === 200 && response.body !== null) {
      this.#heard.dispatchEvent(new Event('open'));
      await this.#read(response.body);
    }
    if (!this.#gone.signal.aborted) this.#heard.dispatchEvent(new Event('error'));
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#dispatch(block);
    }
  }

  #dispatch(block: string): void {
    const lines = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
    const field = (name: string) => lines.find((line) => line?.[1] === name)?.[2] ?? '';
    if (field('data') === '' || this.#gone.signal.aborted) return;
    const message = { data: field('data'), lastEventId: field('id') };
    this.#heard.dispatchEvent(new MessageEvent(field('event'), message));
  }
}
