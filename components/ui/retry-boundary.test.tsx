/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useKeptState } from './hooks/use-kept-state';
import { RetryBoundary } from './retry-boundary';

// Renewals are counted by time: each test begins long after the one before.
let start = 0;
beforeEach(() => {
  start += 60_000;
  jest.useFakeTimers({ now: start });
  jest.advanceTimersByTime(start);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const Bounded = ({ children }: { children: ReactNode }) => (
  <RetryBoundary failed={() => <p>failed</p>}>{children}</RetryBoundary>
);

/** A part with a text that React owns as a bare text node beside an element, and fields of every kind. */
function Breakable() {
  const [isOpen, setIsOpen] = useState(true);
  const [room, setRoom] = useState('');
  return (
    <form>
      <p data-testid="breakable">
        {isOpen && 'Open until 22:00'}
        <b>today</b>
      </p>
      <input aria-label="Name" name="name" />
      <input aria-label="Room" name="room" value={room} onChange={(event) => setRoom(event.target.value)} />
      <input aria-label="Tell the kitchen" type="checkbox" name="kitchen" />
      <select aria-label="Time" name="time">
        <option>now</option>
        <option>later</option>
      </select>
      <output>{room}</output>
      <button type="button" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </form>
  );
}

/** Replaces a text as translators do. */
function translate(text: ChildNode): void {
  const font = document.createElement('font');
  font.append(text.textContent ?? '');
  text.replaceWith(font);
}

it('renders a part anew whose elements a translator has replaced, and keeps what was typed and chosen', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Bounded>
      <Breakable />
    </Bounded>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Room'), '101');
  await user.click(screen.getByLabelText('Tell the kitchen'));
  await user.selectOptions(screen.getByLabelText('Time'), 'later');
  translate(screen.getByTestId('breakable').firstChild as ChildNode);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('failed')).toBeNull();
  expect(document.querySelector('font')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Room')).toHaveValue('101');
  expect(screen.getByRole('status')).toHaveTextContent('101');
  expect(screen.getByLabelText('Tell the kitchen')).toBeChecked();
  expect(screen.getByLabelText('Time')).toHaveValue('later');
});

it('shows the failure of a part that throws for another reason', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  render(
    <Bounded>
      <Broken />
    </Bounded>,
  );
  expect(screen.getByText('failed')).toBeVisible();
});

/** Texts that React owns as bare text nodes, and that a button takes away. */
function Notes({ count }: { count: number }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <div>
      {Array.from({ length: count }, (_, note) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes never change their order
        <p key={note} data-testid="note">
          {isShown && 'Fresh today'}
          <b>!</b>
        </p>
      ))}
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Change
      </button>
    </div>
  );
}

const translateNotes = () => {
  for (const note of screen.getAllByTestId('note')) translate(note.firstChild as ChildNode);
};
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change' }));

it('renders a part anew in which one change fails at several elements', () => {
  render(
    <Bounded>
      <Notes count={3} />
    </Bounded>,
  );
  translateNotes();
  change();
  expect(screen.queryByText('failed')).toBeNull();
  expect(screen.getAllByTestId('note')).toHaveLength(3);
  expect(document.querySelector('font')).toBeNull();
});

it('renders a part anew as often as a guest types, and two parts at once', () => {
  render(
    <>
      <Bounded>
        <Notes count={1} />
      </Bounded>
      <Bounded>
        <Notes count={1} />
      </Bounded>
    </>,
  );
  for (let times = 0; times < 4; times += 1) {
    translateNotes();
    for (const button of screen.getAllByRole('button', { name: 'Change' })) fireEvent.click(button);
    expect(screen.queryByText('failed')).toBeNull();
    jest.advanceTimersByTime(200);
  }
  expect(screen.getAllByTestId('note')).toHaveLength(2);
});

it('shows the failure of a part that breaks again and again without an end', () => {
  let renderings = 0;
  function BreaksItself(): ReactNode {
    useLayoutEffect(() => {
      renderings += 1;
      throw new DOMException('moved', 'NotFoundError');
    }, []);
    return null;
  }
  render(
    <Bounded>
      <BreaksItself />
    </Bounded>,
  );
  expect(screen.getByText('failed')).toBeVisible();
  expect(renderings).toBeLessThan(30);
});

/** A form whose second field and last choice come later, as those of a checkout do. Its names differ at each rendering. */
function LateForm() {
  const [isLoaded, setIsLoaded] = useState(false);
  const [payment, setPayment] = useState('');
  const name = `${useId()}-payment`;
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <input aria-label="Name" name="name" defaultValue="Ada" />
      <input aria-label="News" type="checkbox" name="news" defaultChecked />
      {isLoaded && (
        <>
          <input aria-label="Card" type="radio" name={name} value="card" onChange={() => setPayment('card')} />
          <input aria-label="Cash" type="radio" name={name} value="cash" onChange={() => setPayment('cash')} />
          <textarea aria-label="Comment" name="comment" />
        </>
      )}
      {payment === 'cash' && <input aria-label="Change for" name="change" />}
    </>
  );
}

const later = () => act(() => jest.advanceTimersByTimeAsync(300));

it('types again in fields that come later, and keeps what was emptied, unticked and chosen', async () => {
  render(
    <Bounded>
      <LateForm />
      <Notes count={1} />
    </Bounded>,
  );
  await later();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } });
  fireEvent.click(screen.getByLabelText('News'));
  fireEvent.click(screen.getByLabelText('Cash'));
  fireEvent.change(screen.getByLabelText('Change for'), { target: { value: '200' } });
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'No onions' } });
  translateNotes();
  change();
  expect(screen.queryByLabelText('Comment')).toBeNull();
  await later();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('News')).not.toBeChecked();
  expect(screen.getByLabelText('Cash')).toBeChecked();
  expect(screen.getByLabelText('Change for')).toHaveValue('200');
  expect(screen.getByLabelText('Comment')).toHaveValue('No onions');
});

it('leaves the fields of other parts alone, and what is typed in late fields after a while', async () => {
  render(
    <>
      <input aria-label="Search" name="comment" defaultValue="pizza" />
      <Bounded>
        <LateForm />
        <Notes count={1} />
      </Bounded>
    </>,
  );
  await later();
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'No onions' } });
  const search = screen.getByLabelText('Search');
  translateNotes();
  change();
  await later();
  expect(screen.getByLabelText('Search')).toBe(search);
  expect(search).toHaveValue('pizza');
  expect(screen.getByLabelText('Comment')).toHaveValue('No onions');
});

it('lets a guest type on where the caret was', () => {
  render(
    <Bounded>
      <textarea aria-label="Message" name="message" />
      <Notes count={1} />
    </Bounded>,
  );
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(message, { target: { value: 'Two towels' } });
  message.focus();
  message.setSelectionRange(3, 3);
  translateNotes();
  change();
  const anew = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(anew).not.toBe(message);
  expect(anew).toHaveFocus();
  expect([anew.value, anew.selectionStart, anew.selectionEnd]).toEqual(['Two towels', 3, 3]);
});

it('keeps what components ask it to keep, until the boundary itself is gone', () => {
  function Count() {
    const [count, setCount] = useKeptState('count', () => 1);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Count: ${count}`}
      </button>
    );
  }
  const view = (key: string) => (
    <Bounded key={key}>
      <Count />
      <Notes count={1} />
    </Bounded>
  );
  const { rerender } = render(view('first'));
  fireEvent.click(screen.getByRole('button', { name: 'Count: 1' }));
  translateNotes();
  change();
  expect(screen.getByRole('button', { name: 'Count: 2' })).toBeVisible();
  rerender(view('second'));
  expect(screen.getByRole('button', { name: 'Count: 1' })).toBeVisible();
});
