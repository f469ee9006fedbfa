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
  /** Milliseconds; only ever compared with itself. */
  now(): number;
};

const BROWSER: EventStreamDependencies = {
  page: browserPage,
  open: openStream,
  random: Math.random,
  now: () => performance.now(),
};

/** The server says something at least every 15 s: three times that is a line that died without a word. */
const LONGEST_SILENCE_MS = 45_000;
/** A line that breaks sooner was never any good: what follows counts as one more failure and not as the first. */
const STEADY_AFTER_MS = 5_000;
/** What the server takes from one listener (lib/platform/live). */
const MOST_ORDERS = 100;

type Subscriber = { channel: Channel; onEvent: OnEvent };

/**
 * The app's own event stream: one connection a tab for all its channels, open only while somebody looks at the tab. It
 * resumes from the last event it heard, says so, and tells nothing twice. Rules: live-updates/LV7, live-updates/LV5,
 * live-updates/LV1.
 */
export class EventStreamTransport implements LiveTransport {
  readonly #world: EventStreamDependencies;
  readonly #subscribers = new Set<Subscriber>();
  readonly #heard = new RecentIds();
  #source: EventSourceLike | undefined;
  /** The channels that the connection is for, as text; '' when nobody waits for anything. */
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

  /** A component that leaves and comes back in one breath, or ten that come at once, are one change of the line. */
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

  /** Nobody is left: whoever comes next fetches anew, so nothing has to be caught up with. */
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
        // A source that was closed a moment ago may still have something to say.
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

  /** The browser's own reconnection knows no jitter and gives up on some answers: this one does neither. */
  readonly #fail = (): void => {
    const neverStood = this.#openedAt === undefined;
    const held = this.#openedAt === undefined ? 0 : this.#world.now() - this.#openedAt;
    this.#failures = held >= STEADY_AFTER_MS ? 1 : this.#failures + 1;
    this.#close();
    // No place at the server, or a proxy that lets no stream through: then every try is a reason to look.
    if (neverStood && this.#failures > 1) this.#tell(() => RESYNC);
    this.#timer = setTimeout(this.#open, backOff(this.#failures, this.#world.random()));
  };

  readonly #waitForMore = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#fail, LONGEST_SILENCE_MS);
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
      // A subscriber may have left while this event was dispatched to others: it gets nothing more.
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
      // A device that changes networks keeps a dead connection, or waits out its turn for nothing.
      page.onOnline(this.#open),
    ];
    return () => {
      for (const end of leave) end();
    };
  }
}

/** The channels of all subscribers, sorted, so that equal channels are equal texts. */
function wantedBy(subscribers: Iterable<Subscriber>): Omit<StreamRequest, 'last'> {
  const channels = [...subscribers].map(({ channel }) => channel);
  // The newest orders stand last, and they are the ones that something still happens to.
  const orders = unique(channels.flatMap((channel) => (channel.kind === 'orders' ? channel.uuids : []))).slice(
    -MOST_ORDERS,
  );
  const chats = unique(channels.flatMap((channel) => (channel.kind === 'chat' ? [channel.uuid] : [])));
  return { orders: orders.sort(), chats: chats.sort() };
}

const unique = (uuids: readonly string[]): string[] => [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];

/** What is no JSON is no event either: it is passed over, and the stream goes on. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
