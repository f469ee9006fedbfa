import { browserPage, type Page } from '@/lib/live/page';
import { EVENTS_PATH } from '../desk-api';

/** Milliseconds without a sign of life, after which the stream is opened anew; the server beats every 15 seconds. */
const SILENCE_MS = 45_000;

/**
 * Milliseconds in which another tab passes nothing on, not even the end of its stream, after which a seen tab takes it over: the
 * browser has suspended the other, which keeps its lock.
 */
const TAKE_OVER_MS = SILENCE_MS + 15_000;

/** The lock of the tab that has the stream, and the channel by which the others hear of it. */
const NAME = 'desk-events';

const EVENT_TYPES = [
  'ping',
  'order-created',
  'order-updated',
  'chat-message-created',
  'chat-read',
  'start-companion-typing',
  'end-companion-typing',
  'chat-managed',
  'desk-settings-changed',
  'printers-changed',
  'content-changed',
  'session-ended',
] as const;

/**
 * What a tab hears: an event with its data, or the state of the connection. `open`: it stands, and anything may have happened
 * before; `lost`: the browser tries again; `refused`: it does not.
 */
export type StreamMessage = { type: (typeof EVENT_TYPES)[number] | 'open' | 'lost' | 'refused'; data: string };

type Hear = (message: StreamMessage) => void;

/** The browser events that the stream needs. Tests pass a fake page. */
type DeskPage = Page & { onOffline(listener: () => void): () => void };

const deskPage: DeskPage = {
  ...browserPage,
  onOffline: (listener) => {
    window.addEventListener('offline', listener);
    return () => window.removeEventListener('offline', listener);
  },
};

/** Opens the stream in this tab. Returns the function that closes it. */
function openHere(hear: Hear, page: DeskPage): () => void {
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(reopen, SILENCE_MS);
  };
  const reopen = () => {
    hear({ type: 'lost', data: '' });
    open();
  };
  const open = () => {
    source?.close();
    const own = new EventSource(EVENTS_PATH);
    source = own;
    own.addEventListener('open', () => hear({ type: 'open', data: '' }));
    // The browser opens a broken line again by itself; a refused one it leaves closed.
    own.addEventListener('error', () =>
      hear({ type: own.readyState === EventSource.CLOSED ? 'refused' : 'lost', data: '' }),
    );
    for (const type of EVENT_TYPES)
      own.addEventListener(type, ({ data }: MessageEvent<string>) => {
        heard();
        hear({ type, data });
      });
    heard();
  };
  // For the browser a line stays open, and silent, when the device has lost its network.
  const leave = [page.onOffline(() => hear({ type: 'lost', data: '' })), page.onOnline(reopen)];
  // Not lost: nothing was open in this tab, and another tab has said what became of its own.
  open();
  return () => {
    for (const stop of leave) stop();
    source?.close();
    clearTimeout(silence);
  };
}

/** Without locks no tab can know of the others: each has a stream of its own while it is seen. */
function openWhileSeen(hear: Hear, page: DeskPage): () => void {
  let close = page.isSeen() ? openHere(hear, page) : undefined;
  const leave = page.onChange(() => {
    close?.();
    close = page.isSeen() ? openHere(hear, page) : undefined;
  });
  return () => {
    leave();
    close?.();
  };
}

/**
 * Hears of the hotel's events by one stream for all tabs of the browser, because HTTP/1.1 allows six connections to a host.
 * The tab that was seen last has it, and tells the others; while all are hidden it goes on, so that the alarm sounds. Returns
 * the function that ends it. Rule: desk/DE11.
 */
export function openSharedStream(hear: Hear, page: DeskPage = deskPage): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openWhileSeen(hear, page);
  const channel = new BroadcastChannel(NAME);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listenOn = () => {
    clearTimeout(silence);
    silence = setTimeout(takeOver, TAKE_OVER_MS);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => {
    listenOn();
    hear(data);
  };
  const tell = (message: StreamMessage) => {
    hear(message);
    channel.postMessage(message);
  };
  let attempt = new AbortController();
  let isLeading = false;

  /** Waits for the stream, or takes it from the tab that has it. */
  function lead(from: 'nobody' | 'another tab'): void {
    attempt.abort();
    const own = new AbortController();
    attempt = own;
    const hold = () =>
      new Promise<void>((release) => {
        if (own.signal.aborted) return release();
        const close = openHere(tell, page);
        isLeading = true;
        own.signal.addEventListener('abort', () => {
          isLeading = false;
          close();
          release();
        });
      });
    const options = from === 'nobody' ? { signal: own.signal } : { steal: true };
    navigator.locks.request(NAME, options, hold).catch(() => {
      // Another tab has taken it; otherwise this tab has given up by itself.
      if (!own.signal.aborted) lead('nobody');
    });
  }

  if (page.isSeen()) lead('another tab');
  else {
    lead('nobody');
    hear({ type: 'open', data: '' });
  }
  function takeOver(): void {
    if (page.isSeen() && !isLeading) lead('another tab');
    listenOn();
  }
  listenOn();
  const leave = page.onChange(() => {
    if (page.isSeen() && !isLeading) lead('another tab');
  });
  return () => {
    leave();
    clearTimeout(silence);
    attempt.abort();
    channel.close();
  };
}
