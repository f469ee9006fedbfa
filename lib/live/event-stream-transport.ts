import { backOff } from './back-off';
import {
  type Channel,
  isEmptyChannel,
  isForChannel,
  type LiveEvent,
  type LiveTransport,
  type OnEvent,
  RESYNC,
} from './channel';
import { browserPage, type Page } from './page';
import { type EventSourceLike, openStream, type StreamRequest } from './posted-event-source';
import { EVENT_TYPES, fieldsOf, readEvent } from './read-event';
import { RecentIds } from './recent-ids';

type EventStreamDependencies = {
  page: Page;
  open(request: StreamRequest): EventSourceLike;
  random(): number;
  /** A clock in milliseconds, used for differences only. */
  now(): number;
};

const BROWSER: EventStreamDependencies = {
  page: browserPage,
  open: openStream,
  random: Math.random,
  now: () => performance.now(),
};

/** The server sends something at least every 15 s. After three times as long the connection is considered dead. */
const MAX_SILENCE_MS = 45_000;
/** If a connection breaks sooner, the failure count continues instead of starting again at 1. */
const STABLE_AFTER_MS = 5_000;
/** Maximum number of orders that the server accepts for one listener (lib/platform/live). */
const MAX_ORDERS = 100;

type Subscriber = { channel: Channel; onEvent: OnEvent };

/**
 * The app's event stream: one connection for all channels of a tab, open only while the tab is visible. It resumes
 * after the last received event, sends `resumed`, and dispatches no event twice. Rules: live-updates/LV7,
 * live-updates/LV5, live-updates/LV1.
 */
export class EventStreamTransport implements LiveTransport {
  readonly #world: EventStreamDependencies;
  readonly #subscribers = new Set<Subscriber>();
  readonly #heard = new RecentIds();
  #source: EventSourceLike | undefined;
  /** The channels of the connection as JSON; '' without subscribers. */
  #wanted = '';
  #openedAt: number | undefined;
  #failures = 0;
  #isSettling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leavePage: (() => void) | undefined;

  constructor(world: Partial<EventStreamDependencies> = {}) {
    this.#world = { ...BROWSER, ...world };
  }

  subscribe(channel: Channel, onEvent: OnEvent): () => void {
    if (isEmptyChannel(channel)) return () => {};
    const subscriber = { channel, onEvent };
    this.#subscribers.add(subscriber);
    this.#settleSoon();
    return () => {
      this.#subscribers.delete(subscriber);
      this.#settleSoon();
    };
  }

  /**
   * Batches subscriptions of one microtask, so that components that mount or remount together cause one reconnection.
   */
  #settleSoon(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    void Promise.resolve().then(() => {
      this.#isSettling = false;
      this.#settle();
    });
  }

  #settle(): void {
    const wanted = this.#subscribers.size === 0 ? '' : JSON.stringify(wantedBy(this.#subscribers));
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted === '') this.#rest();
    else this.#open();
  }

  /**
   * Closes the connection after the last subscriber has left. The next one fetches its data anew, so nothing is
   * remembered.
   */
  #rest(): void {
    this.#close();
    this.#leavePage?.();
    this.#leavePage = undefined;
    this.#failures = 0;
    this.#heard.clear();
  }

  readonly #open = (): void => {
    this.#close();
    this.#leavePage ??= this.#watchPage();
    if (!this.#world.page.isSeen()) return;
    const source = this.#world.open({ ...wantedBy(this.#subscribers), last: this.#heard.last });
    const on = (type: string, act: (message: MessageEvent<string>) => void) =>
      source.addEventListener(type, (message) => {
        // A closed source may still dispatch a buffered event.
        if (source === this.#source) act(message);
      });
    this.#source = source;
    on('open', this.#onOpen);
    on('error', this.#fail);
    on('ping', this.#waitForMore);
    for (const type of EVENT_TYPES) on(type, this.#hear);
    this.#waitForMore();
  };

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
    this.#openedAt = undefined;
  }

  readonly #onOpen = (): void => {
    this.#openedAt = this.#world.now();
    this.#waitForMore();
    this.#tell(() => RESYNC);
  };

  /** Reconnects with random delays. The browser's own reconnection has none and stops after some status codes. */
  readonly #fail = (): void => {
    const neverStood = this.#openedAt === undefined;
    const openFor = this.#openedAt === undefined ? 0 : this.#world.now() - this.#openedAt;
    this.#failures = openFor >= STABLE_AFTER_MS ? 1 : this.#failures + 1;
    this.#close();
    // If the server is full or a proxy blocks streams, every further attempt makes the subscribers fetch.
    if (neverStood && this.#failures > 1) this.#tell(() => RESYNC);
    this.#timer = setTimeout(this.#open, backOff(this.#failures, this.#world.random()));
  };

  readonly #waitForMore = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#fail, MAX_SILENCE_MS);
  };

  readonly #hear = (message: MessageEvent<string>): void => {
    this.#waitForMore();
    if (!this.#heard.isNew(message.lastEventId)) return;
    const item = parsed(message.data);
    const event = readEvent(item);
    const chat = fieldsOf(item).chat_uuid;
    if (event === null) return;
    this.#tell(({ channel }) => (isForChannel(channel, event, typeof chat === 'string' ? chat : null) ? event : null));
  };

  #tell(what: (subscriber: Subscriber) => LiveEvent | null): void {
    for (const subscriber of [...this.#subscribers]) {
      const event = what(subscriber);
      // A subscriber may have unsubscribed while others were handling this event.
      if (event !== null && this.#subscribers.has(subscriber)) subscriber.onEvent(event);
    }
  }

  #watchPage(): () => void {
    const { page } = this.#world;
    const leave = [
      page.onChange(() => {
        this.#failures = 0;
        if (page.isSeen()) this.#open();
        else this.#close();
      }),
      // After a change of network the old connection is dead, and a waiting reconnection need not wait longer.
      page.onOnline(this.#open),
    ];
    return () => {
      for (const end of leave) end();
    };
  }
}

/** Returns the channels of all subscribers, sorted, so that equal sets have the same JSON. */
function wantedBy(subscribers: Iterable<Subscriber>): Omit<StreamRequest, 'last'> {
  const channels = [...subscribers].map(({ channel }) => channel);
  // The newest orders are last in the list and the only ones that still change.
  const orders = unique(channels.flatMap((channel) => (channel.kind === 'orders' ? channel.uuids : []))).slice(
    -MAX_ORDERS,
  );
  const chats = unique(channels.flatMap((channel) => (channel.kind === 'chat' ? [channel.uuid] : [])));
  const content = channels.some(({ kind }) => kind === 'content');
  return { orders: orders.sort(), chats: chats.sort(), ...(content && { content }) };
}

const unique = (uuids: readonly string[]): string[] => [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];

/** Parses an event; null if it is invalid JSON, which is ignored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
