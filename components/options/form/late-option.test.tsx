/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { option } from '@/tests/builders/catalogue/kit';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import type { OptionProps } from '../inputs/option-props';
import { lateOption } from './late-option';

const Calendar = ({ title }: OptionProps) => <p>{title} as a calendar</p>;

const props: OptionProps = {
  option: option({ title: 'Day' }),
  title: 'Day',
  blockId: 'sheet-1',
  isInvalid: false,
  refusals: [],
  removed: [],
  environment: {
    now: { date: '2026-06-12', time: '10:00', weekday: 5, minutes: 600 },
    product: null,
    day: null,
  },
  dayOption: undefined,
  change: () => {},
};

describe('An input whose code is loaded late', () => {
  it('shows an option’s title and a placeholder while its code loads', async () => {
    let arrive = (_input: typeof Calendar) => {};
    const load = () => new Promise<typeof Calendar>((done) => (arrive = done));
    const Input = lateOption({ load, height: 'h-12' });
    renderInHotel(<Input {...props} />);
    expect(screen.getByRole('group', { name: 'Day' })).toBeVisible();
    await act(async () => arrive(Calendar));
    expect(screen.getByText('Day as a calendar')).toBeVisible();
  });

  it('shows an error with a retry when an input’s code fails to load', async () => {
    const load = jest.fn<Promise<typeof Calendar>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Calendar);
    const Input = lateOption({ load, height: 'h-12' });
    renderInHotel(<Input {...props} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Day as a calendar')).toBeVisible();
  });

  it('keeps the focus on the retry button while loading, and then moves it to the input', async () => {
    const Field = ({ blockId }: OptionProps) => (
      <div id={blockId}>
        <input aria-label="Day" />
      </div>
    );
    let arrive = (_input: typeof Field) => {};
    const load = jest.fn<Promise<typeof Field>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockImplementation(() => new Promise((done) => (arrive = done)));
    const Input = lateOption({ load, height: 'h-12' });
    renderInHotel(<Input {...props} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-busy', 'true');
    await act(async () => arrive(Field));
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  });
});
