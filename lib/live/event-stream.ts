/**
 * The app's own event stream: one connection a tab for all its channels. It resumes from the last event it saw,
 * backs off with jitter, and is closed while nobody looks at the tab. Source: DESIGN "Live", readings 42, 46a.
 */

export type LiveEvent = { type: string; order_uuid?: string };

/** What a connection asks for and hears. */
type Wants = { orders: ReadonlySet<string> };
type Subscriber = { orders: readonly string[]; onEvent: (event: LiveEvent) => void; onResume: () => void };

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const subscribers = new Set<Subscriber>();
let source: EventSource | undefined;
let wanted = '';
let lastId = '';
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Whether something may have been missed since the last time the stream was open. */
let mayHaveMissed = false;

const wants = (): Wants => ({ orders: new Set([...subscribers].flatMap((subscriber) => subscriber.orders)) });

function close() {
  source?.close();
  source = undefined;
  clearTimeout(retry);
  retry = undefined;
}

function open() {
  close();
  const orders = [...wants().orders].sort();
  wanted = orders.join(',');
  if (orders.length === 0 || document.visibilityState === 'hidden') return;
  const query = new URLSearchParams({ orders: wanted, ...(lastId === '' ? {} : { last: lastId }) });
  const connection = new EventSource(`/channels?${query}`);
  source = connection;
  connection.onopen = () => {
    failures = 0;
    if (!mayHaveMissed) return;
    mayHaveMissed = false;
    for (const subscriber of [...subscribers]) subscriber.onResume();
  };
  connection.onerror = () => {
    // The browser's own reconnection knows no jitter and gives up on some answers: this one does neither.
    mayHaveMissed = true;
    close();
    failures += 1;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    retry = setTimeout(open, longest / 2 + (Math.random() * longest) / 2);
  };
  for (const type of ['order-created', 'order-updated']) connection.addEventListener(type, hear);
}

function hear(message: MessageEvent<string>) {
  lastId = message.lastEventId;
  let event: LiveEvent;
  try {
    event = JSON.parse(message.data);
  } catch {
    return;
  }
  for (const subscriber of [...subscribers]) {
    if (event.order_uuid !== undefined && subscriber.orders.includes(event.order_uuid)) subscriber.onEvent(event);
  }
}

function onVisibility() {
  if (document.visibilityState === 'hidden') {
    mayHaveMissed = source !== undefined || mayHaveMissed;
    close();
  } else open();
}

/** Hears the events of these orders until the returned function is called. */
export function subscribeToStream(subscriber: Subscriber): () => void {
  if (subscribers.size === 0) document.addEventListener('visibilitychange', onVisibility);
  subscribers.add(subscriber);
  if ([...wants().orders].sort().join(',') !== wanted || source === undefined) open();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    close();
    wanted = '';
  };
}
