/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Announcer, announce } from './announcer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Announcer', () => {
  it('announces a message politely after a delay in which a closing dialog has closed', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    expect(screen.getByRole('status').textContent).toBe('');
    pass(300);
    expect(screen.getByRole('status')).toHaveTextContent('Added: Lemonade');
  });

  it('announces the same message again when it is sent twice', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    pass(300);
    const first = screen.getByText('Added: Lemonade');
    act(() => announce('Added: Lemonade'));
    pass(300);
    expect(screen.getByText('Added: Lemonade')).not.toBe(first);
  });

  it('removes the message after some seconds, so that it is not found while reading the page', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    pass(300);
    pass(20_000);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
