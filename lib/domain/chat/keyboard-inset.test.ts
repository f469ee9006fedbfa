import { keyboardInset } from './keyboard-inset';

const page = { bottom: 800, pageHeight: 800 };

it.each([
  ['nothing without a keyboard', { offsetTop: 0, height: 800, scale: 1 }, page, 0],
  ['nothing while exactly 0.75 of the height is visible', { offsetTop: 0, height: 600, scale: 1 }, page, 0],
  ['what lies below the visible part', { offsetTop: 0, height: 599, scale: 1 }, page, 201],
  ['less after the browser has scrolled the page up', { offsetTop: 100, height: 500, scale: 1 }, page, 200],
  ['nothing when the guest has zoomed in', { offsetTop: 0, height: 400, scale: 2 }, page, 0],
  [
    'nothing of an element above the keyboard',
    { offsetTop: 0, height: 500, scale: 1 },
    { bottom: 400, pageHeight: 800 },
    0,
  ],
])('the keyboard covers %s', (_title, visible, element, expected) => {
  expect(keyboardInset(visible, element)).toBe(expected);
});
