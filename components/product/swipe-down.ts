import { isDownwardDrag, shouldCloseSheet } from '@/lib/domain/gestures/swipe';

/** The height of the zone at the top of the sheet from which it can be dragged, in pixels. */
const HANDLE_HEIGHT_PX = 44;
/** The picture can be dragged too. */
const HANDLE = '[data-part="picture"]';
/**
 * From this width the sheet is a dialog in the middle and cannot be dragged. Equal to the screen `desk` in tailwind.config.ts.
 */
const DESKTOP_QUERY = '(min-width: 769px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const SPRING_MS = 200;

/** A finger that drags the sheet. `speed`: of its last movement, in pixels per ms. */
type Drag = {
  pointer: number;
  x: number;
  y: number;
  isDragging: boolean;
  lastY: number;
  lastAt: number;
  speed: number;
};

/**
 * Closes a sheet that a finger drags down, while its content is scrolled to the top. The sheet follows the finger
 * and springs back if it is released too early. Rule: product-sheet/S13.
 */
export class SwipeDown {
  readonly #scroll: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #close: () => void;
  #drag: Drag | null = null;

  constructor(parts: { scroll: HTMLElement; sheet: HTMLElement; close: () => void }) {
    this.#scroll = parts.scroll;
    this.#sheet = parts.sheet;
    this.#close = parts.close;
  }

  /** Adds the listeners; the signal removes them. */
  listen(signal: AbortSignal): void {
    const area = this.#scroll;
    area.addEventListener('pointerdown', this.#begin, { signal });
    area.addEventListener('pointermove', this.#move, { signal });
    area.addEventListener('pointerup', this.#end, { signal });
    area.addEventListener('pointercancel', this.#end, { signal });
    // Not passive, because it must prevent scrolling, which would cancel the pointer.
    area.addEventListener('touchmove', this.#hold, { signal, passive: false });
  }

  readonly #begin = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !event.isPrimary || this.#scroll.scrollTop > 0) return;
    if (window.matchMedia(DESKTOP_QUERY).matches || !this.#isOnHandle(event)) return;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp } = event;
    this.#drag = { pointer, x, y, isDragging: false, lastY: y, lastAt: timeStamp, speed: 0 };
  };

  readonly #move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const isDownward = drag.isDragging || isDownwardDrag({ x: clientX - drag.x, y: clientY - drag.y });
    if (isDownward === null) return;
    if (isDownward === false) {
      this.#drag = null;
      return;
    }
    const speed = (clientY - drag.lastY) / Math.max(1, timeStamp - drag.lastAt);
    this.#drag = { ...drag, isDragging: true, lastY: clientY, lastAt: timeStamp, speed };
    this.#shift(clientY - drag.y);
  };

  readonly #end = ({ pointerId, type }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    this.#drag = null;
    if (!drag.isDragging) return;
    const at = { down: drag.lastY - drag.y, speed: drag.speed, height: this.#sheet.offsetHeight };
    if (type === 'pointerup' && shouldCloseSheet(at)) this.#close();
    else this.#springBack();
  };

  readonly #hold = (event: TouchEvent): void => {
    if (this.#drag?.isDragging && event.cancelable) event.preventDefault();
  };

  #isOnHandle({ target, clientY }: PointerEvent): boolean {
    if (target instanceof Element && target.closest(HANDLE) !== null) return true;
    return clientY - this.#sheet.getBoundingClientRect().top <= HANDLE_HEIGHT_PX;
  }

  #shift(down: number): void {
    this.#sheet.style.translate = down > 0 ? `0 ${down}px` : '';
  }

  #springBack(): void {
    const from = this.#sheet.style.translate;
    this.#shift(0);
    if (from === '' || window.matchMedia(REDUCED_MOTION).matches) return;
    this.#sheet.animate([{ translate: from }, { translate: '0 0' }], { duration: SPRING_MS, easing: 'ease-out' });
  }
}
