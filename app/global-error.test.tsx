/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HYDRATED_EVENT } from '@/lib/domain/gestures/hydrated-event';
import ShellError from './global-error';

it('the page of a failed shell reports that it handles taps, and its button tries again', async () => {
  const hydrated = jest.fn();
  addEventListener(HYDRATED_EVENT, hydrated);
  const reset = jest.fn();
  render(<ShellError error={new Error('a part has failed')} reset={reset} />, { container: document });
  expect(hydrated).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledTimes(1);
});
