/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choice, kit, select } from '@/tests/builders/catalogue/kit';
import { renderOptionForm } from '@/tests/builders/screen/option-form';

const user = userEvent.setup();
const guests = (parts = {}) =>
  kit(
    select({
      title: 'Guests',
      extra: { is_stepper: true },
      attrs: ['1 guest', '2 guests', '3 guests'].map((title, index) => choice({ id: index + 1, title })),
      ...parts,
    }),
  );
const button = (name: string) => screen.getByRole('button', { name });
const shown = () =>
  within(screen.getAllByRole('group', { name: /^Guests/ }).at(-1) ?? document.body).getByRole('status');

it('begins with the answer that the hotel gives in advance, and steps through the choices to both ends', async () => {
  const form = renderOptionForm(guests({ value: 2 }));
  await screen.findByRole('button', { name: 'More' });
  expect(shown()).toHaveTextContent('2 guests');
  await user.click(button('More'));
  expect(form.answer()).toBe(3);
  expect(shown()).toHaveTextContent('3 guests');
  expect(button('More')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('More'));
  expect(form.answer()).toBe(3);
  await user.click(button('Fewer'));
  await user.click(button('Fewer'));
  expect(form.answer()).toBe(1);
  expect(button('Fewer')).toHaveAttribute('aria-disabled', 'true');
});

it('begins without an answer when the hotel gives none, and says that one is required', async () => {
  const form = renderOptionForm(guests({ is_required: true }), { invalid: [1] });
  expect(shown()).toHaveTextContent('–');
  expect(screen.getByText('Please choose one')).toBeVisible();
  expect(button('Fewer')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('More'));
  expect(form.answer()).toBe(1);
});

it('cannot be changed when it is read-only', async () => {
  const form = renderOptionForm(guests({ value: 2, is_read_only: true }));
  await user.click(button('More'));
  expect(form.answer()).toBe(2);
});
