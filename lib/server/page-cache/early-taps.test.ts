/** @jest-environment jsdom */
import { HYDRATED_EVENT } from '@/lib/domain/gestures/hydrated-event';
import { EARLY_TAPS } from './early-taps';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button><b>First</b></button><button>Second</button><button disabled><b>Third</b></button><a href="#news">News</a>';
});
afterEach(() => {
  // Ends the page's listeners, also in a test that has not.
  dispatchEvent(new Event(HYDRATED_EVENT));
  jest.useRealTimers();
});

/** Opens a page with the inline script. `handled`: the texts of the elements whose taps have reached the page. */
function openPage() {
  new Function(EARLY_TAPS)();
  const handled: (string | null)[] = [];
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => handled.push(element.textContent));
  return {
    handled,
    tap: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    hydrate: () => dispatchEvent(new Event(HYDRATED_EVENT)),
  };
}

it('a tap on a button before the app handles taps is held back, and repeated once in a task of its own', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button b');
  hydrate();
  expect(handled).toEqual([]);
  jest.runAllTimers();
  expect(handled).toEqual(['First']);
});

it('a tap after the app handles taps is left alone', () => {
  const { tap, hydrate, handled } = openPage();
  hydrate();
  jest.runAllTimers();
  expect(handled).toEqual([]);
  tap('button');
  expect(handled).toEqual(['First']);
});

it('an early tap on a button does not submit its form', () => {
  const form = document.createElement('form');
  form.append(document.createElement('button'));
  document.body.append(form);
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  const { tap, hydrate } = openPage();
  tap('form button');
  expect(submitted).not.toHaveBeenCalled();
  hydrate();
  jest.runAllTimers();
  expect(submitted).toHaveBeenCalledTimes(1);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['another button', ['button', 'button', 'button + button'], ['Second']],
  ['a link, which the browser follows at once', ['button', 'a'], ['News']],
])('an early tap is forgotten after one on %s', (_title, selectors, expected) => {
  const { tap, hydrate, handled } = openPage();
  for (const selector of selectors) tap(selector);
  hydrate();
  jest.runAllTimers();
  expect(handled).toEqual(expected);
});

it('an early tap is forgotten when the guest leaves the page', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button');
  dispatchEvent(new Event('pagehide'));
  hydrate();
  jest.runAllTimers();
  expect(handled).toEqual([]);
});

it('a button that is gone when the app handles taps gets no tap', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button');
  document.querySelector('button')?.remove();
  hydrate();
  jest.runAllTimers();
  expect(handled).toEqual([]);
});

it('an early click on the document, as scripts of others send it, changes nothing', () => {
  const { hydrate, handled } = openPage();
  document.dispatchEvent(new Event('click', { bubbles: true }));
  hydrate();
  jest.runAllTimers();
  expect(handled).toEqual([]);
});
