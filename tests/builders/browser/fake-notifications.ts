export type WorkerEvent = Record<string, unknown>;
type Dispatch = (type: string, event: WorkerEvent) => Promise<void>;

/** An open page of the hotel. */
export type OpenPage = {
  url: string;
  visibilityState: 'visible' | 'hidden';
  focus: jest.Mock;
  postMessage: jest.Mock;
};

export const openPage = (visibilityState: OpenPage['visibilityState'], path = '/'): OpenPage => ({
  url: `http://hotel.test${path}`,
  visibilityState,
  focus: jest.fn(async () => undefined),
  postMessage: jest.fn(),
});

type Shown = {
  title: string;
  body: string;
  tag: string;
  renotify: boolean;
  silent: boolean;
  data: { target: string; sequence: number };
};

/** The notifications of a browser, the pages that it has open, and its push service. */
export function fakeNotifications(pages: readonly OpenPage[]) {
  const shown: Shown[] = [];
  const showNotification = async (title: string, options: Omit<Shown, 'title'>) => {
    const same = shown.findIndex(({ tag }) => tag === options.tag);
    shown.splice(same === -1 ? shown.length : same, 1, { title, ...options });
  };
  const openWindow = jest.fn(async () => null);
  const subscribe = jest.fn(async () => ({ endpoint: 'new', keys: {} }));
  return {
    /** What the browser does with the worker, and what a test can see of it. */
    driveWith: (dispatch: Dispatch) => ({
      shown,
      openWindow,
      subscribe,
      push: (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) } }),
      tapNotification: (target: string) =>
        dispatch('notificationclick', { notification: { close: () => undefined, data: { target } } }),
      listen: (page: OpenPage) => dispatch('message', { data: { isListening: true }, source: page }),
      replaceSubscription: (event: WorkerEvent) => dispatch('pushsubscriptionchange', event),
    }),
    clients: { matchAll: async () => pages, get: async () => pages[0], openWindow },
    registration: {
      showNotification,
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
      pushManager: { subscribe },
    },
  };
}
