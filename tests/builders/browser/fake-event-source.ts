import type { EventSourceLike, StreamRequest } from '@/lib/live/posted-event-source';

type Listener = (event: MessageEvent<string>) => void;

/** A connection to an event stream whose events the test sends. */
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

  /** Opens the connection. */
  opens(): void {
    this.heard.dispatchEvent(new Event('open'));
  }

  /** Fails the connection, also before it was open. */
  breaks(): void {
    this.heard.dispatchEvent(new Event('error'));
  }

  /** Sends an event, with a new id unless the test gives one. */
  send(type: string, body: unknown, id = String(++lastId)): void {
    this.say(type, JSON.stringify(body), id);
  }

  /** Sends any data as an event, valid or not. */
  say(type: string, data: string, id = String(++lastId)): void {
    this.heard.dispatchEvent(new MessageEvent(type, { data, lastEventId: id }));
  }
}

let lastId = 0;
