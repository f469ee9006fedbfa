/** @jest-environment jsdom */
import { onIntent } from './intent';

/** jsdom has no pointer events. */
class PointerEventOfTest extends Event {
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY = 0;
  constructor(type: string, pointerType: string, clientX: number) {
    super(type, { bubbles: true });
    this.pointerType = pointerType;
    this.clientX = clientX;
  }
}

const button = document.createElement('button');
const icon = document.createElement('span');
const seen: [Element, string][] = [];
let stop = () => {};

const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });
const pointer = (type: string, pointerType: string, x = 0) =>
  icon.dispatchEvent(new PointerEventOfTest(type, pointerType, x));

beforeEach(() => {
  Object.assign(window, { PointerEvent: PointerEventOfTest });
  button.dataset.opens = 'cart';
  button.append(icon);
  document.body.replaceChildren(button);
  seen.length = 0;
  saveData(false);
  stop = onIntent('[data-opens]', (element, sign) => seen.push([element, sign]));
});
afterEach(() => stop());

it.each([
  ['a touch', 'press', () => pointer('pointerdown', 'touch')],
  ['a mouse that passes over it', 'approach', () => pointer('pointerover', 'mouse')],
  ['the focus of the keyboard', 'approach', () => button.focus()],
])('prepares what an element opens after %s', (_title, kind, sign) => {
  sign();
  expect(seen).toEqual([[button, kind]]);
});

it('ignores that a touch passes over an element, as it does while a page is scrolled', () => {
  pointer('pointerover', 'touch');
  expect(seen).toEqual([]);
});

it('ignores an element that came under a mouse which rests after a click, until the mouse moves', () => {
  document.body.dispatchEvent(new PointerEventOfTest('pointerdown', 'mouse', 40));
  pointer('pointerover', 'mouse', 40);
  expect(seen).toEqual([]);
  pointer('pointerover', 'mouse', 41);
  expect(seen).toEqual([[button, 'approach']]);
});

it('waits for the touch itself when the guest saves data', () => {
  saveData(true);
  pointer('pointerover', 'mouse');
  button.focus();
  expect(seen).toEqual([]);
  pointer('pointerdown', 'touch');
  expect(seen).toEqual([[button, 'press']]);
});

it('ignores elements that match nothing, and everything once it is stopped', () => {
  document.body.dispatchEvent(new PointerEventOfTest('pointerdown', 'touch', 0));
  stop();
  pointer('pointerdown', 'touch');
  expect(seen).toEqual([]);
});
