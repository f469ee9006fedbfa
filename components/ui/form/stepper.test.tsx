/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

function Count({ least, most }: { least: number; most: number }) {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="Quantity"
      value={value}
      onStep={(by) => setValue(value + by)}
      canLower={value > least}
      canRaise={value < most}
      labels={{ fewer: 'Fewer', more: 'More' }}
    />
  );
}

it.each([
  ['More', '3'],
  ['Fewer', '1'],
])('disables the button %s at its limit and keeps the keyboard focus on it', async (name, end) => {
  render(<Count least={1} most={3} />);
  const button = screen.getByRole('button', { name });
  expect(button).not.toHaveAttribute('aria-disabled');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(end);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(end);
  expect(button).toHaveFocus();
});
