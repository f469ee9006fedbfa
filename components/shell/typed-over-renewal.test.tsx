/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { RENEW_EVENT } from '@/lib/domain/gestures/renew-event';
import { keepTypedOverRenewal, TYPED_KEY } from './typed-over-renewal';

function Page({ opensAfter = 0 }: { opensAfter?: number }) {
  const [isOpen, setIsOpen] = useState(opensAfter === 0);
  useEffect(keepTypedOverRenewal, []);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), opensAfter);
    return () => clearTimeout(timer);
  }, [opensAfter]);
  return (
    isOpen && (
      <>
        <input type="text" name="search" aria-label="Search" />
        <label>
          <input type="radio" name="size" value="small" /> Small
        </label>
        <label>
          <input type="radio" name="size" value="large" /> Large
        </label>
        <textarea name="comment" aria-label="Comment" />
      </>
    )
  );
}

it('what was typed and chosen is there again after the page has loaded itself, also in what opens later', async () => {
  const user = userEvent.setup();
  const before = render(<Page />);
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'No onions');
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  act(() => void dispatchEvent(new Event(RENEW_EVENT)));
  before.unmount();

  render(<Page opensAfter={300} />);
  expect(await screen.findByDisplayValue('No onions')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

it('no password is stored', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Page />
      <input type="password" aria-label="Key" />
      <input type="text" autoComplete="one-time-code" aria-label="Code" />
    </>,
  );
  await user.type(screen.getByLabelText('Key'), 'secret-key');
  await user.type(screen.getByLabelText('Code'), '482913');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'No onions');
  act(() => void dispatchEvent(new Event(RENEW_EVENT)));
  expect(sessionStorage.getItem(TYPED_KEY)).toContain('No onions');
  expect(sessionStorage.getItem(TYPED_KEY)).not.toMatch(/secret-key|482913/);
  sessionStorage.clear();
});

it('a page that nobody loaded again types nothing', async () => {
  render(<Page />);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});
