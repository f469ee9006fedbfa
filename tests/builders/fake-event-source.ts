/** A stream of the app's events that a test speaks into. */
export class FakeEventSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  private readonly heard = new EventTarget();

  constructor(readonly url: string) {
    opened.push(this);
  }

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.heard.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.closed = true;
  }

  /** The server sends an event. */
  send(type: string, body: unknown, id = '1'): void {
    this.heard.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(body), lastEventId: id }));
  }
}

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
