/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { useRenewal } from './use-renewal';

/** An error boundary as the router has it: its fallback gets the error, and a function that tries again. */
class RouterBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <Fallback error={error} reset={() => this.setState({ error: null })} />
    );
  }
}

function Fallback({ error, reset }: { error: unknown; reset: () => void }) {
  useRenewal({ error, reset });
  return <p>failed</p>;
}

function Search({ failsWith }: { failsWith?: Error }) {
  const [typed, setTyped] = useState('');
  if (typed === 'pizza' && failsWith !== undefined) throw failsWith;
  return (
    <main>
      <input
        type="search"
        name="q"
        aria-label="Search"
        defaultValue=""
        onChange={(event) => setTyped(event.target.value)}
      />
      <p>
        {typed !== 'pizza' && 'Nothing found'}
        <b>{typed}</b>
      </p>
    </main>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('mounts a page anew whose elements somebody has moved, with what was typed and the caret', async () => {
  render(
    <RouterBoundary>
      <Search />
    </RouterBoundary>,
  );
  const before = field();
  before.focus();
  const text = screen.getByText('Nothing found').firstChild as ChildNode;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append('Nothing found');
  fireEvent.change(before, { target: { value: 'pizza' } });
  // The page is mounted when React's work is done, and its fields are filled in right after it.
  await act(async () => undefined);
  expect(screen.queryByText('failed')).toBeNull();
  expect(field()).not.toBe(before);
  expect(field()).toHaveValue('pizza');
  expect(field()).toHaveFocus();
  expect(screen.getByText('pizza')).toBeVisible();
  expect(document.querySelector('font')).toBeNull();
});

it('shows a page that fails for another reason as failed', () => {
  render(
    <RouterBoundary>
      <Search failsWith={new Error('broken')} />
    </RouterBoundary>,
  );
  fireEvent.change(field(), { target: { value: 'pizza' } });
  expect(screen.getByText('failed')).toBeVisible();
});
