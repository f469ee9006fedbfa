/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

function Shown() {
  const [chosen, setChosen] = useState<'a' | 'b' | 'c'>('a');
  const tabs = (['a', 'b', 'c'] as const).map((id) => ({ id, label: id }));
  return <Tabs name="test" label="Letters" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

it('chooses a tab by a click, and keeps only that one in the tab order', () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole('tab', { name: 'b' }));
  expect(chosen()).toHaveTextContent('b');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

it.each([
  ['ArrowRight', 'b'],
  ['ArrowLeft', 'c'],
  ['End', 'c'],
  ['Home', 'a'],
  ['x', 'a'],
])('moves choice and focus by the key %s', (key, to) => {
  render(<Shown />);
  chosen().focus();
  fireEvent.keyDown(chosen(), { key });
  expect(chosen()).toHaveTextContent(to);
  expect(chosen()).toHaveFocus();
});

it('moves against the arrow in right-to-left writing', () => {
  render(
    <div dir="rtl">
      <Shown />
    </div>,
  );
  fireEvent.keyDown(chosen(), { key: 'ArrowLeft' });
  expect(chosen()).toHaveTextContent('b');
});
