type Held = { name: string; isShared: boolean; lose: (reason: unknown) => void };
type Granted = (lock: { name: string } | null) => unknown;
type Waiting = { name: string; isShared: boolean; begin: () => void };

/**
 * A browser's locks as far as the product uses them: exclusive or shared, granted in the order of requests, common to
 * all tabs. Replaces `navigator.locks` in every test of a file.
 */
export function fakeLocks() {
  let held: Held[] = [];
  let waiting: Waiting[] = [];

  const isFree = ({ name, isShared }: { name: string; isShared: boolean }) =>
    held.every((lock) => lock.name !== name || (isShared && lock.isShared));
  const next = () => {
    const first = waiting.find(isFree);
    if (first === undefined) return;
    waiting = waiting.filter((each) => each !== first);
    first.begin();
    next();
  };
  const request = (name: string, options: LockOptions | Granted, granted?: Granted): Promise<unknown> => {
    const work = typeof options === 'function' ? options : (granted as Granted);
    const { mode, signal, ifAvailable, steal }: LockOptions = typeof options === 'function' ? {} : options;
    return new Promise((resolve, reject) => {
      const lock = { name, isShared: mode === 'shared', lose: reject };
      const begin = async () => {
        held = [...held, lock];
        try {
          resolve(await work(lock));
        } catch (reason) {
          reject(reason);
        } finally {
          held = held.filter((each) => each !== lock);
          next();
        }
      };
      if (ifAvailable && !(isFree(lock) && waiting.every((each) => each.name !== name))) return resolve(work(null));
      if (steal) {
        for (const each of held.filter((other) => other.name === name))
          each.lose(new DOMException('stolen', 'AbortError'));
        held = held.filter((each) => each.name !== name);
        void begin();
        return;
      }
      const one: Waiting = { name, isShared: lock.isShared, begin: () => void begin() };
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(one)) return;
        waiting = waiting.filter((each) => each !== one);
        reject(signal.reason);
      });
      waiting.push(one);
      void Promise.resolve().then(next);
    });
  };
  beforeEach(() => {
    held = [];
    waiting = [];
    const locks = { request, query: async () => ({ held, pending: [] }) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return { held: () => held.map(({ name }) => name) };
}
