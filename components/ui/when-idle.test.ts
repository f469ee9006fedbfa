/** @jest-environment jsdom */
import { whenIdle } from './when-idle';

const { dataset } = document.documentElement;
let isIdle = false;

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
function wait() {
  isIdle = false;
  void whenIdle().then(() => {
    isIdle = true;
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset.leaving;
});
afterEach(() => jest.useRealTimers());

it('resolves at an idle moment of a page that is loaded', async () => {
  wait();
  expect(isIdle).toBe(false);
  await seconds(1);
  expect(isIdle).toBe(true);
});

it('waits for the end of a navigation that is under way', async () => {
  dataset.leaving = '';
  wait();
  await seconds(60);
  expect(isIdle).toBe(false);
  delete dataset.leaving;
  await seconds(2);
  expect(isIdle).toBe(true);
});

it('waits for the end of a navigation that begins before the idle moment', async () => {
  wait();
  dataset.leaving = '';
  await seconds(60);
  expect(isIdle).toBe(false);
  delete dataset.leaving;
  await seconds(2);
  expect(isIdle).toBe(true);
});
