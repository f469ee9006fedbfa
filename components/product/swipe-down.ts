import { closesSheet, pullsDown } from '@/lib/domain/gestures/swipe';

/** The height of the grabber's zone, in pixels. The picture is a handle too. */
const GRABBER_PX = 44;
const HANDLE = '[data-part="picture"]';
/**
 * From this width the sheet is at the side and cannot be pulled down. Equal to the screen `desk` in tailwind.config.ts.
 */
const AT_THE_SIDE = '(min-width: 769px)';
const STILL = '(prefers-reduced-motion: reduce)';
const SPRING_MS = 200;

/** A finger on the handle. `speed`: of its last movement, in pixels per ms. */
type Pull = { pointer: number; x: number; y: number; isPulling: boolean; lastY: number; lastAt: number; speed: number };

/**
 * Lets a finger pull a sheet down to close it while its content is scrolled to the top. The sheet follows the finger
 * and springs back if it is released too early. Rule: product-sheet/S13.
 */
export class SwipeDown {
  readonly #scroll: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #close: () => void;
  #pull: Pull | null = null;

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
    if (window.matchMedia(AT_THE_SIDE).matches || !this.#isOnHandle(event)) return;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp } = event;
    this.#pull = { pointer, x, y, isPulling: false, lastY: y, lastAt: timeStamp, speed: 0 };
  };

  readonly #move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
    const pull = this.#pull;
    if (pull?.pointer !== pointerId) return;
    const way = pull.isPulling || pullsDown({ x: clientX - pull.x, y: clientY - pull.y });
    if (way === null) return;
    if (way === false) {
      this.#pull = null;
      return;
    }
    const speed = (clientY - pull.lastY) / Math.max(1, timeStamp - pull.lastAt);
    this.#pull = { ...pull, isPulling: true, lastY: clientY, lastAt: timeStamp, speed };
    this.#shift(clientY - pull.y);
  };

  readonly #end = ({ pointerId, type }: PointerEvent): void => {
    const pull = this.#pull;
    if (pull?.pointer !== pointerId) return;
    this.#pull = null;
    if (!pull.isPulling) return;
    const at = { down: pull.lastY - pull.y, speed: pull.speed, height: this.#sheet.offsetHeight };
    if (type === 'pointerup' && closesSheet(at)) this.#close();
    else this.#springBack();
  };

  readonly #hold = (event: TouchEvent): void => {
    if (this.#pull?.isPulling && event.cancelable) event.preventDefault();
  };

  #isOnHandle({ target, clientY }: PointerEvent): boolean {
    if (target instanceof Element && target.closest(HANDLE) !== null) return true;
    return clientY - this.#sheet.getBoundingClientRect().top <= GRABBER_PX;
  }

  #shift(down: number): void {
    this.#sheet.style.translate = down > 0 ? `0 ${down}px` : '';
  }

  #springBack(): void {
    const from = this.#sheet.style.translate;
    this.#shift(0);
    if (from === '' || window.matchMedia(STILL).matches) return;
    this.#sheet.animate([{ translate: from }, { translate: '0 0' }], { duration: SPRING_MS, easing: 'ease-out' });
  }
}
