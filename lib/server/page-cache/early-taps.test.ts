/** @jest-environment jsdom */
import { HYDRATED_EVENT } from '@/lib/contract/hydrated-event';
import { EARLY_TAPS } from './early-taps';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button><b>First</b></button><button>Second</button><a href="#news">News</a>';
});
afterEach(() => {
  jest.useRealTimers();
});

/** Taps an element of a page with the inline script, whose app records the buttons that it is told to handle. */
function openPage() {
  new Function(EARLY_TAPS)();
  const handled: string[] = [];
  return {
    handled,
    tap: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    hydrate() {
      for (const button of document.querySelectorAll('button'))
        button.addEventListener('click', () => handled.push(button.textContent));
      dispatchEvent(new Event(HYDRATED_EVENT));
      jest.runAllTimers();
    },
  };
}

it('a tap on a button before the app handles taps is repeated once', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button b');
  hydrate();
  expect(handled).toEqual(['First']);
  tap('button');
  expect(handled).toEqual(['First', 'First']);
});

it('of several early taps the last one is repeated', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button');
  tap('button');
  tap('button + button');
  hydrate();
  expect(handled).toEqual(['Second']);
});

it('without an early tap nothing is repeated', () => {
  const { hydrate, handled } = openPage();
  hydrate();
  expect(handled).toEqual([]);
});

it('an early tap on a link is left to the browser', () => {
  const { tap, hydrate, handled } = openPage();
  const isKept = jest.fn();
  document.querySelector('a')?.addEventListener('click', ({ defaultPrevented }) => isKept(defaultPrevented));
  tap('a');
  hydrate();
  expect(isKept).toHaveBeenCalledWith(false);
  expect(handled).toEqual([]);
});

it('a button that is gone when the app handles taps gets no tap', () => {
  const { tap, hydrate, handled } = openPage();
  tap('button');
  document.querySelector('button')?.remove();
  hydrate();
  expect(handled).toEqual([]);
});
