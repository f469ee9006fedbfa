import { runInThisContext } from 'node:vm';

/** Globals of a browser that Node has and jsdom lacks. fetch is included because tests replace it with a fake. */
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

/** Adds the browser features that the product uses and jsdom lacks. */
export function completeBrowser(): void {
  for (const name of FROM_NODE) {
    // A test runs in a separate realm without Node's globals; this reads them from the outer realm.
    Object.defineProperty(window, name, { value: runInThisContext(name), configurable: true, writable: true });
  }
  provide('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }),
  );
  provide('requestIdleCallback', (work: () => void) => window.setTimeout(work, 0));
  provide('cancelIdleCallback', (id: number) => window.clearTimeout(id));
  for (const name of ['IntersectionObserver', 'ResizeObserver']) provide(name, SilentObserver);
  provide('PointerEvent', pointerEvent());
  Blob.prototype.arrayBuffer ??= readBytes;
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  HTMLElement.prototype.animate ??= () => new EventTarget() as Animation;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  HTMLElement.prototype.scrollTo ??= () => undefined;
  completeDialog();
}

const provide = (name: string, value: unknown) => {
  if (!(name in window)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
};

function readBytes(this: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve, reject) => {
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
  });
}

/** A pointer event: a mouse event with the id of its pointer. */
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

/** Observes nothing, because jsdom computes no layout. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * Adds opening and closing to dialogs. The browser's own features (focus, inertness, Escape) are tested in the
 * journeys.
 */
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
