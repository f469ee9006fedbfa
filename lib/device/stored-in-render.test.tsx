/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { atom } from 'jotai';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { orderUuids } from './order-uuids';

const UUID = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const count = atom((get) => get(orderUuids).length);

/** Every value that was rendered. */
let seen: number[] = [];
function OrderCount() {
  const orders = useAtomValue(count);
  seen.push(orders);
  return <p>{orders}</p>;
}

const store = (...uuids: string[]) => localStorage.setItem('fs_uuids', JSON.stringify(uuids));

beforeEach(() => {
  localStorage.clear();
  seen = [];
});

it('the server and the hydration render the value without what is stored, and then with it', async () => {
  store(UUID);
  const html = renderToString(<OrderCount />);
  expect(html).toBe('<p>0</p>');
  const page = document.createElement('div');
  page.innerHTML = html;
  const mismatch = jest.fn();
  seen = [];
  const root = await act(async () => hydrateRoot(page, <OrderCount />, { onRecoverableError: mismatch }));
  expect(seen[0]).toBe(0);
  expect(page.textContent).toBe('1');
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('has the stored value in the first render of a component that mounts after the hydration', () => {
  store(UUID);
  render(<OrderCount />);
  expect(seen).toEqual([1]);
});

it('has what another tab stored while no component showed the value', () => {
  store(UUID);
  const { unmount } = render(<OrderCount />);
  unmount();
  store(UUID, OTHER);
  seen = [];
  render(<OrderCount />);
  expect(seen).toEqual([2]);
});

it('renders again when the part of a value changes that it shows, and only then', () => {
  store(UUID);
  render(<OrderCount />);
  act(() => orderUuids.changeNow((uuids) => [...uuids]));
  expect(seen).toEqual([1]);
  act(() => orderUuids.changeNow((uuids) => [...uuids, OTHER]));
  expect(seen).toEqual([1, 2]);
});

it('follows another atom when it is given another one', () => {
  store(UUID);
  const none = atom(0);
  const shown: number[] = [];
  let hide = () => {};
  function Either() {
    const [isHidden, setHidden] = useState(false);
    hide = () => setHidden(true);
    shown.push(useAtomValue(isHidden ? none : count));
    return null;
  }
  render(<Either />);
  act(hide);
  expect(shown).toEqual([1, 0]);
});
