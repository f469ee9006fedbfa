import fc from 'fast-check';
import {
  arrivedMessages,
  changedView,
  type MessageView,
  newestView,
  openView,
  scrolledView,
  unseenCount,
} from './message-window';

type Message = { key: string; isOwn: boolean; state: 'sending' | 'sent' | 'failed' };

const theirs = (key: number | string): Message => ({ key: String(key), isOwn: false, state: 'sent' });
const mine = (key: string, state: Message['state'] = 'sending'): Message => ({ key, isOwn: true, state });
const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => theirs(from + index));
const shown = ({ messages, window }: MessageView<Message>) =>
  messages.slice(window.start, window.end).map(({ key }) => key);

const SCREEN = 600;
const inTheMiddle = { top: 3000, toEnd: 3000, height: SCREEN };
const nearTop = { top: 100, toEnd: 3000, height: SCREEN };
const nearEnd = { top: 3000, toEnd: 100, height: SCREEN };
const atEnd = { top: 3000, toEnd: 0, height: SCREEN };

/** The view of a guest who has scrolled up by one step in a chat of 500 messages. */
const scrolledUp = () => scrolledView(scrolledView(openView(many(500)), inTheMiddle), nearTop);

describe('the messages that are rendered', () => {
  it('are the newest of a long chat that is opened', () => {
    expect(shown(openView(many(5000)))).toEqual(many(40, 4961).map(({ key }) => key));
  });

  it('are all of a short chat', () => {
    expect(shown(openView(many(3)))).toEqual(['1', '2', '3']);
  });

  it('reach further back when the guest nears the first one', () => {
    expect(scrolledUp().window).toEqual({ start: 440, end: 500 });
  });

  it('are never more than 100, and reach the first and the last message of the chat', () => {
    let view = scrolledUp();
    for (let step = 0; step < 30; step += 1) {
      view = scrolledView(view, nearTop);
      expect(view.window.end - view.window.start).toBeLessThanOrEqual(100);
    }
    expect(view.window.start).toBe(0);
    for (let step = 0; step < 30; step += 1) view = scrolledView(view, nearEnd);
    expect(view.window.end).toBe(500);
    expect(view.isFollowing).toBe(false);
  });

  it('stay the same in the middle of the rendered ones', () => {
    const view = scrolledUp();
    expect(scrolledView(view, inTheMiddle)).toBe(view);
  });

  it('stay the same when messages come while the guest reads older ones', () => {
    const view = scrolledView(scrolledUp(), nearTop);
    const before = shown(view);
    const after = changedView(view, [...view.messages, theirs('new')]);
    expect(shown(after).slice(0, before.length)).toEqual(before);
    expect(after.isFollowing).toBe(false);
  });

  it('stay the same when older messages are added before them', () => {
    const view = scrolledUp();
    const after = changedView(view, [...many(70, 9000), ...view.messages]);
    expect(shown(after).slice(0, 60)).toEqual(shown(view));
  });

  it('begin with the next message when the first one is removed', () => {
    const view = scrolledUp();
    const first = shown(view)[0];
    const after = changedView(
      view,
      view.messages.filter(({ key }) => key !== first),
    );
    expect(shown(after)[0]).toBe(shown(view)[1]);
  });

  it('include a new message while the guest reads the newest one', () => {
    const view = openView(many(500));
    const after = changedView(view, [...view.messages, theirs('new')]);
    expect(shown(after).at(-1)).toBe('new');
    expect(after).toMatchObject({ isFollowing: true, seenKey: 'new' });
  });

  it('stay few when hundreds of messages come one after another', () => {
    let view = openView(many(10));
    for (let next = 11; next < 400; next += 1) view = changedView(view, [...view.messages, theirs(next)]);
    expect(shown(view).at(-1)).toBe('399');
    expect(shown(view).length).toBeLessThanOrEqual(100);
  });

  it('are the newest again when the guest sends a message while reading older ones', () => {
    const view = scrolledUp();
    const after = changedView(view, [...view.messages, mine('own')]);
    expect(after.isFollowing).toBe(true);
    expect(shown(after).at(-1)).toBe('own');
  });

  it('stay the same when a message of the guest that was there already is sent', () => {
    const sending = [...many(500), mine('own')];
    const up = scrolledView(scrolledView(openView(sending), inTheMiddle), nearTop);
    const after = changedView(up, [...many(500), mine('own', 'sent')]);
    expect(after.isFollowing).toBe(false);
    expect(after.window.start).toBe(up.window.start);
  });

  it('are those of another chat when nothing of the earlier one is left', () => {
    expect(shown(changedView(scrolledUp(), many(2, 9000)))).toEqual(['9000', '9001']);
  });
});

describe('the offer of new messages', () => {
  it('counts the hotel’s messages since the guest left the end', () => {
    const up = scrolledUp();
    const after = changedView(up, [...up.messages, theirs('a'), mine('b', 'sent'), theirs('c')]);
    expect(unseenCount(up)).toBe(0);
    expect(unseenCount(after)).toBe(2);
  });

  it('ends when the guest reaches the end', () => {
    const up = scrolledView(openView(many(30)), { top: 100, toEnd: 900, height: SCREEN });
    const after = changedView(up, [...up.messages, theirs('a')]);
    expect(unseenCount(after)).toBe(1);
    expect(unseenCount(scrolledView(after, atEnd))).toBe(0);
    expect(unseenCount(newestView(after))).toBe(0);
  });

  it('does not end at the end of the rendered messages, while newer ones are not rendered', () => {
    let view = scrolledUp();
    for (let step = 0; step < 10; step += 1) view = scrolledView(view, nearTop);
    expect(scrolledView(view, atEnd).isFollowing).toBe(false);
  });
});

it('finds the messages of others that were not there before', () => {
  const known = new Set(['1', '2']);
  expect(arrivedMessages(known, [...many(2), theirs('a'), mine('b'), theirs('c')]).map(({ key }) => key)).toEqual([
    'a',
    'c',
  ]);
});

it('announces nothing of the older messages that are fetched after the newest ones', () => {
  const known = new Set(many(3, 100).map(({ key }) => key));
  const messages = [...many(5), ...many(3, 100), theirs('new')];
  expect(arrivedMessages(known, messages).map(({ key }) => key)).toEqual(['new']);
  expect(arrivedMessages(new Set(), many(2))).toHaveLength(2);
});

it('renders between 0 and 100 existing messages after any sequence of scrolls and changes', () => {
  const action = fc.oneof(
    fc
      .constantFrom(nearTop, nearEnd, atEnd, inTheMiddle)
      .map((at) => (view: MessageView<Message>) => scrolledView(view, at)),
    fc.integer({ min: 1, max: 300 }).map((count) => (view: MessageView<Message>) => {
      const more = many(count, view.messages.length + 1_000);
      return changedView(view, [...view.messages, ...more]);
    }),
    fc.integer({ min: 1, max: 50 }).map((each) => (view: MessageView<Message>) => {
      const kept = view.messages.filter((_message, index) => index % each !== 0);
      return changedView(view, kept);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.array(action, { maxLength: 20 }), (count, actions) => {
      let view = openView(many(count));
      for (const act of actions) {
        view = act(view);
        const { start, end } = view.window;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(view.messages.length);
        expect(end - start).toBeLessThanOrEqual(100);
        expect(end > start || view.messages.length === 0).toBe(true);
      }
    }),
  );
});
