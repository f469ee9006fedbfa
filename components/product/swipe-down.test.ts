/** @jest-environment jsdom */
import { SwipeDown } from './swipe-down';

let sheet: HTMLElement;
let scroll: HTMLElement;
let picture: HTMLElement;
let words: HTMLElement;
const close = jest.fn();
let stop: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<div class="sheet"><div class="scroll"><div data-part="picture"></div><p>Baked on stone.</p></div></div>';
  const at = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  [sheet, scroll, picture, words] = [at('.sheet'), at('.scroll'), at('[data-part]'), at('p')];
  Object.defineProperty(sheet, 'offsetHeight', { value: 760 });
  sheet.getBoundingClientRect = () => new DOMRect(0, 84, 390, 760);
  close.mockClear();
  stop = new AbortController();
  new SwipeDown({ scroll, sheet, close }).listen(stop.signal);
});
afterEach(() => stop.abort());

type Finger = Partial<PointerEventInit>;
let clock = 0;
/** One event every 100 ms: too slow for a flick. */
function point(type: string, on: HTMLElement, at: Finger, after = 100): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: 195, ...at });
  clock += after;
  Object.defineProperty(event, 'timeStamp', { value: clock });
  on.dispatchEvent(event);
}
const touchMove = (on: HTMLElement) => {
  const event = new Event('touchmove', { bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
};
/** Moves a finger down on an element at a height, then to the other heights. */
function pull(on: HTMLElement, from: number, ...to: number[]): void {
  point('pointerdown', on, { clientY: from });
  for (const clientY of to) point('pointermove', on, { clientY });
}

describe('SwipeDown', () => {
  it('moves the sheet with a finger on its picture, and closes it after a long way', () => {
    pull(picture, 200, 230, 420);
    expect(sheet.style.translate).toBe('0 220px');
    expect(touchMove(picture)).toBe(true);
    point('pointerup', picture, { clientY: 420 });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('moves the sheet with a finger on its grabber too, whatever element is below', () => {
    pull(words, 100, 320);
    point('pointerup', words, { clientY: 320 });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes the sheet with a flick', () => {
    point('pointerdown', picture, { clientY: 200 });
    point('pointermove', picture, { clientY: 260 }, 40);
    point('pointerup', picture, { clientY: 260 }, 5);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['springs back after a short way', 200, [230, 260]],
    ['springs back when the finger returns upwards', 200, [420, 300]],
  ])('%s', (_title, from, to) => {
    pull(picture, from, ...to);
    point('pointerup', picture, { clientY: to.at(-1) ?? 0 });
    expect(close).not.toHaveBeenCalled();
    expect(sheet.style.translate).toBe('');
  });

  it('springs back when the browser cancels the pointer', () => {
    pull(picture, 200, 500);
    point('pointercancel', picture, { clientY: 500 });
    expect(close).not.toHaveBeenCalled();
    expect(sheet.style.translate).toBe('');
  });
});

describe('The sheet stays in place', () => {
  afterEach(() => {
    expect(sheet.style.translate).toBe('');
    expect(close).not.toHaveBeenCalled();
  });

  it('does not move the sheet when the finger goes up, which scrolls', () => {
    pull(picture, 400, 300, 600);
    expect(touchMove(picture)).toBe(false);
  });

  it('does not move the sheet when the finger goes sideways', () => {
    point('pointerdown', picture, { clientY: 200 });
    point('pointermove', picture, { clientX: 300, clientY: 220 });
  });

  it('does not move the sheet when the finger starts on its text or options', () => pull(words, 400, 700));

  it('does not move the sheet while its content is scrolled', () => {
    scroll.scrollTop = 1;
    pull(picture, 200, 600);
  });

  it('does not move the sheet for a mouse', () => {
    point('pointerdown', picture, { clientY: 200, pointerType: 'mouse' });
    point('pointermove', picture, { clientY: 600, pointerType: 'mouse' });
  });

  it('does not move the sheet for a second finger', () => {
    point('pointerdown', picture, { clientY: 200, isPrimary: false, pointerId: 2 });
    point('pointermove', picture, { clientY: 600, isPrimary: false, pointerId: 2 });
  });

  it('does not move the sheet on a desktop, where it is a dialog in the middle', () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => Object.assign(real(query), { matches: query.includes('min-width') });
    pull(picture, 200, 600);
    window.matchMedia = real;
  });
});
