import { runInThisContext } from 'node:vm';

/** Parts of a browser that Node has and jsdom does not. Its fetch is there to be replaced: tests fake the network. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
];

/** Gives jsdom the parts of a browser that it lacks and that the product uses. */
export function completeBrowser(): void {
  for (const name of FROM_NODE) {
    // A test runs in a world of its own, in which Node's globals have no names; this asks the one outside.
    Object.defineProperty(window, name, { value: runInThisContext(name), configurable: true, writable: true });
  }
  provide('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }),
  );
  provide('requestIdleCallback', (work: () => void) => window.setTimeout(work, 0));
  provide('cancelIdleCallback', (id: number) => window.clearTimeout(id));
  for (const name of ['IntersectionObserver', 'ResizeObserver']) provide(name, SilentObserver);
  provide('PointerEvent', pointerEvent());
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  HTMLElement.prototype.animate ??= () => new EventTarget() as Animation;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  HTMLElement.prototype.scrollTo ??= () => undefined;
  completeDialog();
}

const provide = (name: string, value: unknown) => {
  if (!(name in window)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
};

/** A finger, a pen or a mouse: with a place, like any event of a mouse, and with a number of its own. */
const pointerEvent = () =>
  class Pointer extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly isPrimary: boolean;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 1;
      this.pointerType = init.pointerType ?? '';
      this.isPrimary = init.isPrimary ?? true;
    }
  };

/** Observes nothing: jsdom lays nothing out. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A dialog that opens and closes. What the browser itself adds (focus, inertness, Escape) is the journeys' to prove. */
function completeDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.show ??= open;
  dialog.showModal ??= open;
  dialog.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}
