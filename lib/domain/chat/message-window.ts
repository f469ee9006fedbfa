/** The part of a chat's messages that is rendered, by position; `end` is not part of it. */
type MessageWindow = { start: number; end: number };

/** What the window needs of a message. */
type Listed = { key: string; isOwn: boolean; state: 'sending' | 'sent' | 'failed' };

/** The messages of an open chat and the part of them that is on the screen. */
export type MessageView<Message extends Listed> = {
  messages: readonly Message[];
  window: MessageWindow;
  /** Whether the newest message is visible, so that the list follows new ones. */
  isFollowing: boolean;
  /** The last message that the guest has seen at the end of the list. */
  seenKey: string | null;
};

/** How far a guest has scrolled, in pixels. `toEnd`: below the visible part. `height`: of the visible part. */
type ScrollPosition = { top: number; toEnd: number; height: number };

/** Rows that fill any screen several times, so that a guest who scrolls rarely waits for a step. */
const OPENING_SIZE = 40;
/** Rows that one step adds: few enough for a step to render within a frame on a slow phone. */
const STEP = 20;
const MAX_SIZE = 100;
/** A guest who is this close to the end, in pixels, reads the newest message. */
const END_PX = 48;

const lastKey = (messages: readonly Listed[]): string | null => messages.at(-1)?.key ?? null;

/** The view of a chat that has just been opened: the newest messages. Rule: chat/CH26. */
export const openView = <M extends Listed>(messages: readonly M[]): MessageView<M> => ({
  messages,
  window: { start: Math.max(0, messages.length - OPENING_SIZE), end: messages.length },
  isFollowing: true,
  seenKey: lastKey(messages),
});

const earlier = ({ start, end }: MessageWindow): MessageWindow => {
  const first = Math.max(0, start - STEP);
  return { start: first, end: Math.min(end, first + MAX_SIZE) };
};

const later = ({ start, end }: MessageWindow, count: number): MessageWindow => {
  const last = Math.min(count, end + STEP);
  return { start: Math.max(start, last - MAX_SIZE), end: last };
};

/** Moves the window after a guest has scrolled. Returns the same view when nothing changes. Rule: chat/CH26. */
export function scrolledView<M extends Listed>(view: MessageView<M>, scroll: ScrollPosition): MessageView<M> {
  const { messages, window } = view;
  const count = messages.length;
  const isAtEnd = scroll.toEnd <= END_PX && window.end === count;
  if (isAtEnd !== view.isFollowing)
    return { ...view, isFollowing: isAtEnd, seenKey: isAtEnd ? lastKey(messages) : view.seenKey };
  if (scroll.top < scroll.height && window.start > 0) return { ...view, window: earlier(window) };
  if (scroll.toEnd < scroll.height && window.end < count) return { ...view, window: later(window, count) };
  return view;
}

/** The view after the guest has asked for the newest message. */
export const newestView = <M extends Listed>(view: MessageView<M>): MessageView<M> => openView(view.messages);

/** Whether this device has begun to send a message that was not there before. */
const hasBegunToSend = <M extends Listed>(view: MessageView<M>, messages: readonly M[]): boolean => {
  const last = messages.at(-1);
  return last?.isOwn === true && last.state === 'sending' && last.key !== lastKey(view.messages);
};

/** The position of the first rendered message that still exists; null when none does. */
function startAmong<M extends Listed>({ messages, window }: MessageView<M>, now: readonly M[]): number | null {
  // Almost always the messages before the window have not changed.
  if (now[window.start]?.key === messages[window.start]?.key) return window.start;
  const places = new Map(now.map(({ key }, index) => [key, index]));
  for (const { key } of messages.slice(window.start, window.end)) {
    const place = places.get(key);
    if (place !== undefined) return place;
  }
  return null;
}

/**
 * The view after messages have come, gone or changed. While the guest reads older messages, the same ones stay
 * rendered; a message of their own shows the end. Rules: chat/CH17, chat/CH26.
 */
export function changedView<M extends Listed>(view: MessageView<M>, messages: readonly M[]): MessageView<M> {
  if (view.messages === messages) return view;
  const start = startAmong(view, messages);
  if (start === null || hasBegunToSend(view, messages)) return openView(messages);
  const size = view.window.end - view.window.start;
  const reachedEnd = view.window.end === view.messages.length;
  if (!view.isFollowing) {
    const end = Math.min(messages.length, reachedEnd ? start + MAX_SIZE : start + size);
    return { ...view, messages, window: { start, end } };
  }
  const isFull = messages.length - start > MAX_SIZE;
  const window = isFull ? openView(messages).window : { start, end: messages.length };
  return { ...view, messages, window, seenKey: lastKey(messages) };
}

/** The number of the hotel's messages below those that the guest has seen. Rule: chat/CH17. */
export function unseenCount<M extends Listed>({ messages, isFollowing, seenKey }: MessageView<M>): number {
  if (isFollowing) return 0;
  const seen = messages.findLastIndex(({ key }) => key === seenKey);
  return messages.slice(seen + 1).filter(({ isOwn }) => !isOwn).length;
}

/**
 * The messages of others that were not there before, oldest first. Those before the first known one are older messages
 * of a chat whose newest ones were there first. Rules: chat/CH17, chat/CH26.
 */
export function arrivedMessages<M extends Listed>(known: ReadonlySet<string>, messages: readonly M[]): M[] {
  const firstKnown = messages.findIndex(({ key }) => known.has(key));
  return messages.slice(Math.max(0, firstKnown)).filter(({ key, isOwn }) => !isOwn && !known.has(key));
}
