/** What a test's device says about itself. jsdom has neither layout nor media. */
type FakeDevice = {
  /** Reports an observed element as seen or as scrolled away. */
  setOnScreen(isOnScreen: boolean): void;
  /** Hides or shows the tab. */
  setTabVisible(isVisible: boolean): void;
  restore(): void;
};

const define = (target: object, name: string, value: unknown) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  };
};

/**
 * A device with preferences, a width and a screen. `width`: in CSS pixels, for `min-width` queries. Call `restore` after
 * the test.
 */
export function fakeDevice(
  device: { prefersReducedMotion?: boolean; isSavingData?: boolean; width?: number } = {},
): FakeDevice {
  const { prefersReducedMotion = false, isSavingData = false, width = 390 } = device;
  const tells = new Set<IntersectionObserverCallback>();
  class Sight {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      tells.add(this.#tell);
    }
    unobserve() {}
    disconnect() {
      tells.delete(this.#tell);
    }
  }
  const matches = (query: string) =>
    query.includes('prefers-reduced-motion')
      ? prefersReducedMotion
      : width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  const restores = [
    define(window, 'IntersectionObserver', Sight),
    define(window, 'matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: matches(query) })),
    define(navigator, 'connection', { saveData: isSavingData }),
  ];
  return {
    setOnScreen: (isIntersecting) => {
      for (const tell of tells)
        tell([{ isIntersecting } as IntersectionObserverEntry], undefined as unknown as IntersectionObserver);
    },
    setTabVisible: (isVisible) => {
      restores.push(define(document, 'visibilityState', isVisible ? 'visible' : 'hidden'));
      document.dispatchEvent(new Event('visibilitychange'));
    },
    restore: () => {
      for (const restore of restores.reverse()) restore();
    },
  };
}
