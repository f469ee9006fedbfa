/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { HotelView } from '@/lib/contract/views';
import type { Id, Kit } from '@/lib/domain/options/kit';
import { arabicHotel, renderInHotel } from '@/tests/builders/hotel-view';
import { checkbox, choice, kit, option, select } from '@/tests/builders/kit';
import { OptionForm } from './option-form';
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

/** The form as a sheet has it: it holds the kit. `answer` is the kit after the last tap. */
function drawn(start: Kit, more: { invalid?: readonly Id[]; hotel?: HotelView } = {}) {
  const held = { answer: start };
  function Sheet() {
    const [now, setNow] = useState(start);
    const keep = (next: Kit) => {
      held.answer = next;
      setNow(next);
    };
    return <OptionForm kit={now} onChange={keep} invalid={more.invalid ?? []} idPrefix="sheet" />;
  }
  renderInHotel(<Sheet />, more.hotel);
  return held;
}

const answerOf = (held: { answer: Kit }, index = 0) => held.answer.properties[index]?.value;

describe('a select as a list', () => {
  it('is a group with its title, that says what is required and what a choice costs', () => {
    drawn(kit(select(size)));
    const group = screen.getByRole('radiogroup', { name: /^Size/ });
    expect(group).toBeRequired();
    expect(within(group).getByRole('radio', { name: '26 cm included' })).toBeRequired();
    expect(within(group).getByRole('radio', { name: /32 cm \+.4\.00.€/ })).not.toBeChecked();
    expect(within(group).getByText('Required')).toBeVisible();
  });

  it('takes one choice, by its id as the hotel gave it', async () => {
    const held = drawn(kit(select(size)));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(screen.getByRole('radio', { name: /32 cm/ })).toBeChecked();
    expect(answerOf(held)).toBe(12);
  });

  it('can be taken back by a second tap when no answer is needed', async () => {
    const held = drawn(kit(select({ ...size, is_required: false })));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(screen.getByRole('radio', { name: /32 cm/ })).not.toBeChecked();
    expect(answerOf(held)).toBeNull();
  });

  it('cannot be taken back when an answer is needed', async () => {
    const held = drawn(kit(select({ ...size, value: 12 })));
    await userEvent.click(screen.getByRole('radio', { name: /32 cm/ }));
    expect(answerOf(held)).toBe(12);
  });
});

describe('a checkbox with a minimum', () => {
  const dishes = checkbox({
    id: 3,
    title: { en: 'Four dishes' },
    minimum: 4,
    maximum: 4,
    attrs: [31, 32, 33, 34, 35].map((id) => choice({ id, title: { en: `Dish ${id}` } })),
  });

  it('says how many are to be chosen, and where too few are ticked how many are missing', async () => {
    drawn(kit(dishes), { invalid: [3] });
    const group = screen.getByRole('group', { name: /^Four dishes/ });
    expect(within(group).getByText('Choose 4')).toBeVisible();
    expect(group).toHaveAccessibleDescription('Please choose 4 more');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dish 31' }));
    expect(group).toHaveAccessibleDescription('Please choose 3 more');
  });

  it.each([
    ['at least', { maximum: null }, 'At least 4'],
    ['at least and at most', { minimum: 2 }, 'At least 2 · Up to 4'],
    ['nothing of a minimum', { minimum: null }, 'Up to 4'],
  ])('says %s', (_title, parts, facts) => {
    drawn(kit({ ...dishes, ...parts }));
    expect(screen.getByText(facts)).toBeVisible();
  });
});

describe('a select as a dropdown', () => {
  const dropdown = select({ ...size, is_required: false, extra: { is_dropdown: 'true' } });

  it('offers the choices with their prices and a way back to none', async () => {
    const held = drawn(kit(dropdown));
    const list = screen.getByRole('combobox', { name: /^Size/ });
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(list, within(list).getByRole('option', { name: /32 cm \(.*4\.00.€/ }));
    expect(answerOf(held)).toBe(12);
    await userEvent.selectOptions(list, 'Please choose');
    expect(answerOf(held)).toBeNull();
  });
});

describe('a checkbox with quantities', () => {
  it('shows a stepper beside a ticked choice, which counts to its maximum', async () => {
    const held = drawn(kit(checkbox(extras)));
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    const stepper = screen.getByRole('group', { name: 'Mozzarella' });
    await userEvent.click(within(stepper).getByRole('button', { name: 'More' }));
    await userEvent.click(within(stepper).getByRole('button', { name: 'More' }));
    expect(within(stepper).getByRole('status')).toHaveTextContent('3');
    expect(within(stepper).getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    expect(held.answer.properties[0]).toMatchObject({
      value: 'checked',
      attrs: [{ checked: true, quantity: 3 }, {}, {}],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    expect(screen.queryByRole('group', { name: 'Mozzarella' })).toBeNull();
    expect(answerOf(held)).toBeNull();
  });

  it('lets no more choices be ticked than the hotel allows, and says how many', async () => {
    drawn(kit(checkbox(extras)));
    expect(screen.getByRole('group', { name: /Extras.*Up to 2/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
    expect(screen.getByRole('checkbox', { name: /Mushrooms/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
    expect(screen.getByRole('checkbox', { name: /Mushrooms/ })).toBeEnabled();
  });
});

describe('a text', () => {
  it('is one line or several, as the hotel asks', async () => {
    const held = drawn(
      kit(
        option({ id: 1, title: 'Name on the cake' }),
        option({ id: 2, title: 'Note for the kitchen', extra: { is_resizable: true } }),
      ),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Name on the cake' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'no basil{Enter}please');
    expect([answerOf(held, 0), answerOf(held, 1)]).toEqual(['Ana', 'no basil\nplease']);
  });

  it('that only the hotel writes can be read and not changed', async () => {
    const held = drawn(kit(option({ title: 'Table', is_read_only: true, value: 'Terrace' })));
    await userEvent.type(screen.getByRole('textbox', { name: 'Table' }), 'X');
    expect(answerOf(held)).toBe('Terrace');
  });
});

describe('an answer that will not do', () => {
  const required = kit(select(size), option({ id: 3, title: 'Occasion', is_required: true }));

  it('is marked, with words under it that belong to it', () => {
    drawn(required, { invalid: [1, 3] });
    expect(screen.getByRole('radiogroup', { name: /^Size/ })).toHaveAccessibleDescription('Please choose one');
    expect(screen.getByRole('radiogroup', { name: /^Size/ })).toBeInvalid();
    const text = screen.getByRole('textbox', { name: /^Occasion/ });
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription('Please fill this in');
  });

  it('gets the focus when a send has failed on it', () => {
    drawn(required, { invalid: [3] });
    focusOption('sheet', 3);
    expect(screen.getByRole('textbox', { name: /^Occasion/ })).toHaveFocus();
    focusOption('sheet', 1);
    expect(screen.getByRole('radio', { name: /26 cm/ })).toHaveFocus();
  });
});

it('a form of sixty options shows the first ones at once and all of them after that', async () => {
  drawn(kit(...Array.from({ length: 60 }, (_, place) => option({ id: place + 1, title: `Question ${place + 1}` }))));
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Question 60' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Question 60' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(60);
});

it('an option of a kind that this form does not ask takes nothing else away', () => {
  drawn(kit(option({ id: 1, ptype_id: 'slottime', title: 'Slot' }), option({ id: 2, title: 'Note' })));
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

it('is read in Arabic from right to left, with prices that keep their own direction', () => {
  drawn(kit(select(size)), { hotel: arabicHotel() });
  const radio = screen.getByRole('radio', { name: /32 سم/ });
  expect(screen.getByRole('radiogroup', { name: /^الحجم/ })).toContainElement(radio);
  expect(screen.getByText(/\+.4\.00/)).toHaveAttribute('dir', 'ltr');
  expect(radio.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});
