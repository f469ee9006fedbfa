/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { arabicHotel } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import { focusOption } from './option-ids';

const size = {
  id: 1,
  title: { en: 'Size', ar: 'الحجم' },
  is_required: true,
  attrs: [
    choice({ id: 11, title: { en: '26 cm', ar: '26 سم' } }),
    choice({ id: 12, title: { en: '32 cm', ar: '32 سم' }, price: 4 }),
  ],
};
const extras = {
  id: 2,
  title: { en: 'Extras' },
  pcode_id: 'quantity',
  max_checked_attrs_count: 2,
  attrs: [
    choice({ id: 21, title: { en: 'Mozzarella' }, price: 2.5, maximum: 3 }),
    choice({ id: 22, title: { en: 'Olives' }, price: 1.5 }),
    choice({ id: 23, title: { en: 'Mushrooms' }, price: 2 }),
  ],
} as const;

describe('A select option shown as a list', () => {
  it('shows a list of choices as a titled group, with whether it is required and what each choice costs', () => {
    renderOptionForm(kit(select(size)));
    const group = screen.getByRole('radiogroup', { name: /^Size/ });
    expect(group).toBeRequired();
    expect(within(group).getByRole('radio', { name: '26 cm included' })).toBeRequired();
    expect(within(group).getByRole('radio', { name: /32 cm \+.4\.00.€/ })).not.toBeChecked();
    expect(within(group).getByText('Required')).toBeVisible();
  });

  it('selects one choice and stores its id as the hotel sent it', async () => {
    const form = renderOptionForm(kit(select(size)));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(screen.getByRole('radio', { name: /32 cm/ })).toBeChecked();
    expect(form.answer()).toBe(12);
  });

  it('deselects a choice by a second tap when no answer is required', async () => {
    const form = renderOptionForm(kit(select({ ...size, is_required: false })));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(screen.getByRole('radio', { name: /32 cm/ })).not.toBeChecked();
    expect(form.answer()).toBeNull();
  });

  it('does not deselect a choice when an answer is required', async () => {
    const form = renderOptionForm(kit(select({ ...size, value: 12 })));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(form.answer()).toBe(12);
  });
});

describe('A checkbox option with a minimum', () => {
  const dishes = checkbox({
    id: 3,
    title: { en: 'Four dishes' },
    minimum: 4,
    maximum: 4,
    attrs: [31, 32, 33, 34, 35].map((id) => choice({ id, title: { en: `Dish ${id}` } })),
  });

  it('shows how many choices are required, and how many are missing when too few are ticked', async () => {
    renderOptionForm(kit(dishes), { invalid: [3] });
    const group = screen.getByRole('group', { name: /^Four dishes/ });
    expect(within(group).getByText('Choose 4')).toBeVisible();
    expect(group).toHaveAccessibleDescription('Please choose 4 more');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dish 31' }));
    expect(group).toHaveAccessibleDescription('Please choose 3 more');
  });

  it.each([
    ['only the minimum without a maximum', { maximum: null }, 'At least 4'],
    ['both the minimum and the maximum', { minimum: 2 }, 'At least 2 · Up to 4'],
    ['only the maximum without a minimum', { minimum: null }, 'Up to 4'],
  ])('shows %s of the choices to tick', (_title, parts, facts) => {
    renderOptionForm(kit({ ...dishes, ...parts }));
    expect(screen.getByText(facts)).toBeVisible();
  });
});

describe('A select option shown as a dropdown', () => {
  const dropdown = select({ ...size, is_required: false, extra: { is_dropdown: 'true' } });

  it('lists the choices with their prices, and an entry for no choice', async () => {
    const form = renderOptionForm(kit(dropdown));
    const list = screen.getByRole('combobox', { name: /^Size/ });
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(list, within(list).getByRole('option', { name: /32 cm \(.*4\.00.€/ }));
    expect(form.answer()).toBe(12);
    await userEvent.selectOptions(list, 'Please choose');
    expect(form.answer()).toBeNull();
  });
});

describe('A checkbox option with quantities', () => {
  it('shows a stepper beside a ticked choice, limited to the choice’s maximum', async () => {
    const form = renderOptionForm(kit(checkbox(extras)));
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    const stepper = screen.getByRole('group', { name: 'Mozzarella' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'More' }));
    await userEvent.click(within(stepper).getByRole('button', { name: 'More' }));
    expect(within(stepper).getByRole('status')).toHaveTextContent('3');
    expect(within(stepper).getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    expect(form.kit.properties[0]).toMatchObject({
      value: 'checked',
      attrs: [{ checked: true, quantity: 3 }, {}, {}],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    expect(screen.queryByRole('group', { name: 'Mozzarella' })).toBeNull();
    expect(form.answer()).toBeNull();
  });

  it('disables further choices at the option’s maximum, and shows the maximum', async () => {
    renderOptionForm(kit(checkbox(extras)));
    expect(screen.getByRole('group', { name: /Extras.*Up to 2/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
    expect(screen.getByRole('checkbox', { name: /Mushrooms/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
    expect(screen.getByRole('checkbox', { name: /Mushrooms/ })).toBeEnabled();
  });
});

describe('A text option', () => {
  it('shows a text option as a single-line or multi-line field, as configured', async () => {
    const form = renderOptionForm(
      kit(
        option({ id: 1, title: 'Name on the cake' }),
        option({ id: 2, title: 'Note for the kitchen', extra: { is_resizable: true } }),
      ),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Name on the cake' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'no basil{Enter}please');
    expect([form.answer(0), form.answer(1)]).toEqual(['Ana', 'no basil\nplease']);
  });

  it('shows a read-only text that cannot be changed', async () => {
    const form = renderOptionForm(kit(option({ title: 'Table', is_read_only: true, value: 'Terrace' })));
    await userEvent.type(screen.getByRole('textbox', { name: 'Table' }), 'X');
    expect(form.answer()).toBe('Terrace');
  });
});

describe('An invalid answer', () => {
  const required = kit(select(size), option({ id: 3, title: 'Occasion', is_required: true }));

  it('marks an invalid answer and describes the error', () => {
    renderOptionForm(required, { invalid: [1, 3] });
    expect(screen.getByRole('radiogroup', { name: /^Size/ })).toHaveAccessibleDescription('Please choose one');
    expect(screen.getByRole('radiogroup', { name: /^Size/ })).toBeInvalid();
    const text = screen.getByRole('textbox', { name: /^Occasion/ });
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription('Please fill this in');
  });

  it('focuses the first invalid option after a failed send', () => {
    renderOptionForm(required, { invalid: [3] });
    focusOption('sheet', 3);
    expect(screen.getByRole('textbox', { name: /^Occasion/ })).toHaveFocus();
    focusOption('sheet', 1);
    expect(screen.getByRole('radio', { name: /26 cm/ })).toHaveFocus();
  });
});

it('renders the first options of a form of sixty at once, and the others afterwards', async () => {
  renderOptionForm(
    kit(...Array.from({ length: 60 }, (_, index) => option({ id: index + 1, title: `Question ${index + 1}` }))),
  );
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Question 60' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Question 60' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(60);
});

it('renders the other options when one has an unsupported type', () => {
  renderOptionForm(kit(option({ id: 1, ptype_id: 'slottime', title: 'Slot' }), option({ id: 2, title: 'Note' })));
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

it('shows the options in Arabic from right to left, with prices from left to right', () => {
  renderOptionForm(kit(select(size)), { hotel: arabicHotel() });
  const radio = screen.getByRole('radio', { name: /32 سم/ });
  expect(screen.getByRole('radiogroup', { name: /^الحجم/ })).toContainElement(radio);
  expect(screen.getByText(/\+.4\.00/)).toHaveAttribute('dir', 'ltr');
  expect(radio.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});
