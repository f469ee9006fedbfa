import { act } from '@testing-library/react';

/** The stream of a desk, whose events the test sends. */
export type FakeDeskStream = {
  /** Opens the connection, after which the desk reads everything. */
  opens(): void;
  /** Loses the connection. The browser goes on trying. */
  breaks(): void;
  send(type: string, body: object): void;
};

/** Replaces `EventSource` in every test of a file. Calls go to the connection that was opened last. */
export function fakeDeskStream(): FakeDeskStream {
  let current: EventTarget | null = null;
  class FakeSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    close(): void {}
    constructor() {
      super();
      current = this;
    }
  }
  const send = (event: Event) => act(() => void current?.dispatchEvent(event));
  const real = globalThis.EventSource;
  beforeEach(() => {
    current = null;
    globalThis.EventSource = FakeSource as unknown as typeof EventSource;
  });
  afterEach(() => {
    globalThis.EventSource = real;
  });
  return {
    opens: () => send(new Event('open')),
    breaks: () => send(new Event('error')),
    send: (type, body) => send(new MessageEvent(type, { data: JSON.stringify({ type, ...body }) })),
  };
}
