import { initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  limitToLast,
  onValue,
  query,
  ref,
} from 'firebase/database';
import type { RealtimeView } from '@/lib/contract/views';
import { type Channel, isEmptyChannel, isForChannel, type LiveTransport, type OnEvent, RESYNC } from './channel';
import { browserPage, type Page } from './page';
import { pollingTransport } from './polling-transport';
import { fieldsOf, readEvent } from './read-event';
import { RecentIds } from './recent-ids';

// The client's fallback, long polling, loads scripts of another site into a frame, which the content security policy
// forbids. It must be disabled before the first use.
forceWebSockets();

/** An upstream has no events of its catalogue. */
type UpstreamChannel = Exclude<Channel, { kind: 'content' }>;

type FirebaseHotel = { uuid: string; realtime: RealtimeView };

/**
 * Live events from an upstream's realtime database. Its client uses one connection for all channels and reconnects by
 * itself. The connection is closed while the tab is hidden. Rules: live-updates/LV3, live-updates/LV5,
 * live-updates/LV1.
 */
export class FirebaseTransport implements LiveTransport {
  readonly #hotel: FirebaseHotel;
  readonly #page: Page;
  readonly #database: Database;
  readonly #listeners = new Set<OnEvent>();
  #rest: (() => void) | undefined;

  constructor(hotel: FirebaseHotel, page: Page = browserPage) {
    this.#hotel = hotel;
    this.#page = page;
    this.#database = databaseOf(hotel.realtime);
  }

  subscribe(channel: Channel, onEvent: OnEvent): () => void {
    if (isEmptyChannel(channel) || channel.kind === 'content') return () => {};
    let leave = this.#listen(channel, onEvent, () => {
      leave();
      // The database refuses this channel permanently, so it is polled instead.
      leave = pollingTransport(this.#page).subscribe(channel, onEvent);
    });
    return () => leave();
  }

  #listen(channel: UpstreamChannel, onEvent: OnEvent, onRefused: () => void): () => void {
    // A new function, because two subscribers may pass the same one.
    const listener: OnEvent = (event) => onEvent(event);
    this.#listeners.add(listener);
    this.#rest ??= this.#wake();
    const stop = listenToLast(ref(this.#database, pathOf(channel, this.#hotel)), {
      onStart: () => listener(RESYNC),
      onItem: (item) => {
        const event = readEvent(item);
        const chat = channel.kind === 'chat' ? channel.uuid : null;
        if (event !== null && isForChannel(channel, event, chat)) listener(event);
      },
      onRefused,
    });
    return () => {
      stop();
      this.#listeners.delete(listener);
      void Promise.resolve().then(() => this.#restWhenAlone());
    };
  }

  /**
   * Disconnects if there are no listeners. Called in a microtask, so that a remounting component keeps the connection.
   */
  #restWhenAlone(): void {
    if (this.#listeners.size > 0) return;
    this.#rest?.();
    this.#rest = undefined;
  }

  /** Connects while the page is visible, until the returned function is called. */
  #wake(): () => void {
    const follow = () => (this.#page.isSeen() ? goOnline(this.#database) : goOffline(this.#database));
    const leavePage = this.#page.onChange(follow);
    follow();
    let wasConnected = false;
    const stop = onValue(ref(this.#database, '.info/connected'), (connected) => {
      if (connected.val() !== true) return;
      // The database sends only the last of the items that were written while the connection was down.
      if (wasConnected) for (const listener of [...this.#listeners]) listener(RESYNC);
      wasConnected = true;
    });
    return () => {
      stop();
      leavePage();
      goOffline(this.#database);
    };
  }
}

function databaseOf({ databaseURL, apiKey, projectId, appId }: RealtimeView): Database {
  const keys = Object.entries({ apiKey, projectId, appId }).filter(([, key]) => key !== null);
  const app = initializeApp({ databaseURL, ...Object.fromEntries(keys) }, databaseURL);
  const database = getDatabase(app);
  const { protocol, hostname, port } = new URL(databaseURL);
  if (protocol === 'http:') connectDatabaseEmulator(database, hostname, Number(port));
  return database;
}

function pathOf(channel: UpstreamChannel, { uuid, realtime }: FirebaseHotel): string {
  if (channel.kind === 'orders') return `channels/${realtime.region}/hotels/${uuid}/messages`;
  return `channels/${realtime.chatRegion}/chat/${channel.uuid}/messages`;
}

type Listening = {
  /** The first response. Its item happened before the subscription (live-updates/LV4). */
  onStart(): void;
  onItem(item: unknown): void;
  onRefused(): void;
};

/**
 * Reports each new last item of a list. It listens to the value instead of the children, because only the value is also
 * reported for an empty list; otherwise the first item of an empty channel would be mistaken for an old one.
 */
function listenToLast(list: Parameters<typeof query>[0], { onStart, onItem, onRefused }: Listening): () => void {
  const recentIds = new RecentIds();
  let started = false;
  return onValue(
    query(list, limitToLast(1)),
    (last) => {
      for (const [key, item] of Object.entries(fieldsOf(last.val()))) {
        const isNew = recentIds.isNew(`${key} ${JSON.stringify(item)}`);
        if (started && isNew) onItem(item);
      }
      if (!started) onStart();
      started = true;
    },
    onRefused,
  );
}
