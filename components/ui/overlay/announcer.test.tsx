/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Announcer, announce } from './announcer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('changes are announced to guests who cannot see them', () => {
  it('politely, once what closes is closed', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    expect(screen.getByRole('status').textContent).toBe('');
    pass(300);
    expect(screen.getByRole('status')).toHaveTextContent('Added: Lemonade');
  });

  it('again when the same happens again', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    pass(300);
    const first = screen.getByText('Added: Lemonade');
    act(() => announce('Added: Lemonade'));
    pass(300);
    expect(screen.getByText('Added: Lemonade')).not.toBe(first);
  });

  it('and is gone when somebody reads the page later', () => {
    render(<Announcer />);
    act(() => announce('Added: Lemonade'));
    pass(300);
    pass(20_000);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
