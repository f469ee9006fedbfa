import type { EventSourceLike, StreamRequest } from '@/lib/live/posted-event-source';

type Listener = (event: MessageEvent<string>) => void;

/** A connection of the event stream that a test speaks into. */
export class FakeEventSource implements EventSourceLike {
  closed = false;
  readonly request: StreamRequest;
  private readonly heard = new EventTarget();

  constructor(request: StreamRequest) {
    this.request = request;
  }

  addEventListener(type: string, listener: Listener): void {
    this.heard.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.closed = true;
  }

  /** The connection stands. */
  opens(): void {
    this.heard.dispatchEvent(new Event('open'));
  }

  /** The connection breaks, or never stood. */
  breaks(): void {
    this.heard.dispatchEvent(new Event('error'));
  }

  /** The server sends an event, with an id of its own unless the test gives one. */
  send(type: string, body: unknown, id = String(++lastId)): void {
    this.say(type, JSON.stringify(body), id);
  }

  /** The server sends whatever it likes. */
  say(type: string, data: string, id = String(++lastId)): void {
    this.heard.dispatchEvent(new MessageEvent(type, { data, lastEventId: id }));
  }
}

let lastId = 0;
