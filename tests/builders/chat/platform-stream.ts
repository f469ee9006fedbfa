import { EventStreamTransport } from '@/lib/live/event-stream-transport';
import type { Page } from '@/lib/live/page';
import type { EventSourceLike, StreamRequest } from '@/lib/live/posted-event-source';
import type { Platform } from '@/lib/platform/app';
import type { CutNetwork } from './cut-network';

type Connection = { network: CutNetwork; platform: () => Platform; hotel: string };

/** A connection to the live events of a platform, over a network that can be cut. */
class PlatformEventSource implements EventSourceLike {
  readonly #events = new EventTarget();
  #stop: () => void = () => {};
  #isOpen = true;

  constructor(request: StreamRequest, connection: Connection) {
    setImmediate(() => this.#open(request, connection));
  }

  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void {
    this.#events.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.#isOpen = false;
    this.#stop();
  }

  #open({ orders, chats, last }: StreamRequest, { network, platform, hotel }: Connection): void {
    if (!this.#isOpen) return;
    if (network.isDown) {
      this.#fail();
      return;
    }
    const unsubscribe = platform().live.subscribe(
      { hotel, orderUuids: orders, chatUuids: chats, lastId: last },
      {
        write: ({ id, hotel: _hotel, ...event }) =>
          setImmediate(() => {
            if (!this.#isOpen) return;
            const data = JSON.stringify(event);
            this.#events.dispatchEvent(new MessageEvent(event.type, { data, lastEventId: String(id) }));
          }),
        end: () => this.#fail(),
      },
    );
    const disconnect = network.connect(() => this.#fail());
    this.#stop = () => {
      unsubscribe?.();
      disconnect();
    };
    this.#events.dispatchEvent(new Event('open'));
  }

  #fail(): void {
    if (!this.#isOpen) return;
    this.close();
    setImmediate(() => this.#events.dispatchEvent(new Event('error')));
  }
}

/** The product's event stream, connected to a platform of this process. */
export const platformStream = (connection: Connection, page: Page, random: () => number) =>
  new EventStreamTransport({
    page,
    open: (request) => new PlatformEventSource(request, connection),
    random,
    now: Date.now,
  });
