type Listener = (event: MessageEvent<string>) => void;

/** A stream of the app's events that a test speaks into. */
export class FakeEventSource {
  closed = false;
  readonly url: string;
  private readonly heard = new EventTarget();

  constructor(url: string) {
    this.url = url;
    opened.push(this);
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
let opened: FakeEventSource[] = [];

/** Takes the place of `EventSource` in every test of a file; answers with the streams opened in the running test. */
export function fakeEventSource(): () => readonly FakeEventSource[] {
  beforeEach(() => {
    opened = [];
    Object.defineProperty(window, 'EventSource', { value: FakeEventSource, configurable: true, writable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'EventSource');
  });
  return () => opened;
}
