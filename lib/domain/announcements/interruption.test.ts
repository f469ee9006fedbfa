import { type GuestActivity, waitForGuest } from './interruption';

const NEVER = Number.POSITIVE_INFINITY;
const UNTIL_IT_ENDS = Number.POSITIVE_INFINITY;
const IDLE: GuestActivity = { hasOverlay: false, isTyping: false, cartLines: 0, sinceTouch: NEVER, sinceBack: NEVER };

describe('How long announcements that are due wait for the guest', () => {
  it.each<[string, Partial<GuestActivity>, number]>([
    ['the guest does nothing', {}, 0],
    ['a sheet, the checkout or the chat is open', { hasOverlay: true }, UNTIL_IT_ENDS],
    ['an overlay is open for a long time', { hasOverlay: true, sinceTouch: 600_000 }, UNTIL_IT_ENDS],
    ['the caret stands in a field', { isTyping: true }, UNTIL_IT_ENDS],
    ['the guest touches the screen with an empty cart', { sinceTouch: 0 }, 0],
    ['the guest touches the screen with a full cart', { cartLines: 1, sinceTouch: 0 }, 5_000],
    ['the finger has rested for less than five seconds', { cartLines: 3, sinceTouch: 4_999 }, 1],
    ['the finger has rested for five seconds', { cartLines: 3, sinceTouch: 5_000 }, 0],
    ['a full cart has come from an earlier visit', { cartLines: 3 }, 0],
    ['the guest has just gone back', { sinceBack: 0 }, 3_000],
    ['the guest went back a second ago', { sinceBack: 1_000 }, 2_000],
    ['the guest went back three seconds ago', { sinceBack: 3_000 }, 0],
    ['the guest went back with a full cart', { cartLines: 1, sinceTouch: 100, sinceBack: 50 }, 4_900],
    ['the guest went back after the last touch', { cartLines: 1, sinceTouch: 4_000, sinceBack: 500 }, 2_500],
    ['the clock was set back since', { cartLines: 1, sinceTouch: -5_000, sinceBack: -5_000 }, 0],
  ])('is known when %s', (_title, activity, expected) => {
    expect(waitForGuest({ ...IDLE, ...activity })).toBe(expected);
  });
});
