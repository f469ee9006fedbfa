/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Announcer } from '@/components/ui/overlay/announcer';
import { cart } from '@/lib/device/cart';
import { emptyCart } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { kit, scheduled } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { daysResponse, SLOT_PRODUCT, timesCall, timesResponse } from '@/tests/builders/screen/slot-calls';
import { OptionForm } from '../form/option-form';
import { HoldLine } from './hold-line';

const network = fakeNetwork();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const HOLDS = `POST /api/v1/public/products/${SLOT_PRODUCT.uuid}/slot-holds`;
const AVAILABILITY = `GET /api/v1/public/products/${SLOT_PRODUCT.uuid}/check-availability-property`;
const TEN = '2026-06-18 10:00:00';
const ELEVEN = '2026-06-18 11:00:00';

type Sent = { holder: string; hold: string[]; release: string[]; request_id?: string; cancel?: string };

/** The bodies of the calls that hold and release. */
let sent: Sent[];
/** What the hotel holds for the guest, and what others have taken. */
let hotel: { held: string[]; taken: string[]; seconds: number };

/** 10:30 in Madrid on Friday 12 June 2026. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-12T08:30:00Z') });
  sent = [];
  hotel = { held: [], taken: [], seconds: 300 };
  network.respondTo(AVAILABILITY, (request: Request) => {
    if (request.url.includes('type=days')) return daysResponse({ '2026-06-18': 3 });
    return timesResponse(...['09:00', '10:00', '11:00'].filter((time) => !hotel.taken.includes(time)));
  });
  network.respondTo(HOLDS, async (request: Request) => {
    const body: Sent = await request.json();
    sent.push(body);
    const taken = body.hold.filter((slot) => hotel.taken.some((time) => slot.includes(time)));
    const held = body.hold.filter((slot) => !taken.includes(slot));
    hotel.held = [...new Set([...hotel.held, ...held])].filter((slot) => !body.release.includes(slot));
    return { data: { held: hotel.held.map((slot) => ({ slot, seconds_left: hotel.seconds })), taken } };
  });
});
afterEach(() => {
  jest.useRealTimers();
  cart.changeNow(() => emptyCart(0));
  localStorage.clear();
});

/** Lets requests end and what they cause be rendered. */
const pass = (milliseconds = 500) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const PRODUCT = { ...SLOT_PRODUCT, slot_minutes: 60, slot_hold_seconds: 300 };

/** A sheet with the slots of a massage and its foot. */
async function openSheet({ value = null as readonly string[] | null, holds = true } = {}) {
  const drawn = { value, close: () => {} };
  function Sheet() {
    const [answers, setAnswers] = useState(kit(scheduled({ id: 1, title: 'Date and time', value })));
    drawn.value = (answers.properties[0]?.value ?? null) as readonly string[] | null;
    return (
      <>
        <OptionForm
          kit={answers}
          onChange={setAnswers}
          invalid={[]}
          idPrefix="sheet"
          context={{ product: holds ? PRODUCT : SLOT_PRODUCT }}
        />
        <HoldLine productUuid={PRODUCT.uuid} kit={answers} />
        <Announcer />
      </>
    );
  }
  drawn.close = renderInHotel(<Sheet />).unmount;
  await pass();
  return drawn;
}

const chooseDay = async () => {
  await user.click(screen.getByRole('button', { name: /18 June, 3 free/ }));
  await pass();
};
const tap = async (time: string) => {
  await user.click(within(screen.getByRole('group', { name: /^Times on/ })).getByRole('button', { name: time }));
  await pass();
};
const clock = () => screen.queryByRole('timer');
const calls = () => sent.map(({ hold, release }) => ({ hold, release }));

/** Lets the next request for holds wait for its response. Returns what ends the wait. */
function holdBack(): () => void {
  let confirm = () => {};
  const confirmed = new Promise<void>((done) => {
    confirm = done;
  });
  network.respondTo(HOLDS, async (request: Request) => {
    const body: Sent = await request.json();
    sent.push(body);
    if (body.hold.length > 0) await confirmed;
    return { data: { held: body.hold.map((slot) => ({ slot, seconds_left: hotel.seconds })), taken: [] } };
  });
  return confirm;
}

/** Puts the massage into the cart. */
const putIntoCart = (slots: readonly string[]) => {
  const massage = product({ uuid: PRODUCT.uuid });
  const line = lineOf({
    key: 'line',
    product: massage,
    kit: kit(scheduled({ id: 1, value: slots })),
    quantity: 1,
    section: section([massage]),
    fromRecommendation: false,
  });
  cart.changeNow(() => ({ ...emptyCart(1), products: [line] }));
};

describe('A chosen slot', () => {
  it('is held, with a clock that shows how long', async () => {
    await openSheet();
    await chooseDay();
    expect([sent, clock()]).toEqual([[], null]);
    await tap('10:00');
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    expect(clock()).toHaveTextContent('Held for you 5:00');
    expect(clock()).toHaveTextContent('Thu 18, 10:00');
    await pass(60_000);
    expect(clock()).toHaveTextContent('Held for you 4:00');
    expect(calls()).toHaveLength(1);
  });

  it('is asked for free times under the code that holds it, which is a new one once nothing is held', async () => {
    const sheet = await openSheet();
    await chooseDay();
    expect(network.requests.at(-1)).toBe(timesCall('2026-06-18'));
    await tap('10:00');
    act(updateSlotCalendar);
    await pass();
    expect(network.requests.at(-1)).toBe(`${timesCall('2026-06-18')}&holder=${sent[0]?.holder}`);
    await pass(301_000);
    expect(network.requests.at(-1)).toBe(timesCall('2026-06-18'));
    await tap('11:00');
    expect(new Set(sent.map(({ holder }) => holder)).size).toBe(2);
    sheet.close();
    await pass();
  });

  it('is released when another time is chosen, and when the sheet is closed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('10:00');
    expect(clock()).toBeNull();
    await tap('11:00');
    sheet.close();
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
      { hold: [ELEVEN], release: [] },
      { hold: [], release: [ELEVEN] },
    ]);
    expect(new Set(sent.map(({ holder }) => holder)).size).toBe(1);
    expect(hotel.held).toEqual([]);
  });

  it('is released when the page is left, and held again when the browser shows the page again', async () => {
    await openSheet();
    await chooseDay();
    await tap('10:00');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(hotel.held).toEqual([]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pass();
    expect(hotel.held).toEqual([TEN]);
    expect(clock()).toBeVisible();
  });

  it('is cancelled and released when the page is left before it is confirmed, and held anew under another id', async () => {
    await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    await tap('11:00');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
    ]);
    expect(sent[1]?.cancel).toBe(sent[0]?.request_id);
    confirm();
    await pass();
    // What was queued before the page was left is not sent any more.
    expect([sent.length, clock()]).toEqual([2, null]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pass();
    expect(calls().slice(2)).toEqual([{ hold: [TEN, ELEVEN], release: [] }]);
    expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
    expect(clock()).toBeVisible();
  });

  it('is cancelled when the page is left after its sheet was closed and before it is confirmed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    sheet.close();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
    ]);
    expect(sent[1]?.cancel).toBe(sent[0]?.request_id);
    confirm();
    await pass();
  });

  it('is not cancelled when it is in the cart before it is confirmed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    putIntoCart([TEN]);
    sheet.close();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    confirm();
    await pass();
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
  });

  it('that is restored with the form is held at once with a clock, and released when the sheet is closed', async () => {
    const sheet = await openSheet({ value: [TEN] });
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    expect(screen.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
    expect(clock()).toBeVisible();
    sheet.close();
    await pass();
    expect(hotel.held).toEqual([]);
  });

  it('that is restored and that somebody else has leaves the choice and is named', async () => {
    hotel.taken = ['10:00'];
    const sheet = await openSheet({ value: [TEN] });
    expect(screen.getByRole('alert')).toHaveTextContent('No longer free: 10:00.');
    expect([sheet.value, clock()]).toEqual([null, null]);
  });

  it('is not asked for when a sheet opens without a chosen time', async () => {
    const sheet = await openSheet();
    await chooseDay();
    sheet.close();
    await pass();
    expect(sent).toEqual([]);
  });

  it('stays held when it is in the cart, until it ends, and is not held longer', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    putIntoCart([TEN]);
    sheet.close();
    await pass();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    hotel.seconds = 120;
    await openSheet({ value: [TEN] });
    expect(clock()).toHaveTextContent(/Held for you [12]:\d\d/);
  });

  it('of the cart is not released while the guest tries another time', async () => {
    putIntoCart([TEN]);
    const sheet = await openSheet({ value: [TEN] });
    expect(hotel.held).toEqual([TEN]);
    await tap('10:00');
    await tap('11:00');
    expect(hotel.held).toEqual([TEN, ELEVEN]);
    sheet.close();
    await pass();
    expect(hotel.held).toEqual([TEN]);
  });
});

describe('The end of a hold', () => {
  it('is announced thirty seconds before', async () => {
    await openSheet();
    await chooseDay();
    await tap('10:00');
    await pass(265_000);
    expect(screen.queryByText(/30 more seconds/)).toBeNull();
    await pass(6_000);
    // An announcement waits until an overlay has closed.
    await pass();
    expect(screen.getByText('The chosen time is held for 30 more seconds.')).toBeInTheDocument();
  });

  it('removes the time from the choice with a word, and reads days and times again', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('11:00');
    const before = network.requests.length;
    hotel.taken = ['10:00'];
    await pass(301_000);
    expect(sheet.value).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No longer held for you: 10:00, 11:00. Please choose a time again.',
    );
    expect(clock()).toBeNull();
    const read = network.requests.slice(before);
    expect(read.some((call) => call.includes('type=days'))).toBe(true);
    expect(read.some((call) => call.includes('type=times'))).toBe(true);
    expect(screen.queryByRole('button', { name: '10:00' })).toBeNull();
    await tap('09:00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sheet.value).toEqual(['2026-06-18 09:00:00']);
  });
});

describe('A slot that cannot be held', () => {
  it('is named and removed when somebody else has it', async () => {
    const sheet = await openSheet();
    await chooseDay();
    hotel.taken = ['10:00'];
    await tap('10:00');
    expect(screen.getByRole('alert')).toHaveTextContent('No longer free: 10:00. Your other choices are kept.');
    expect([sheet.value, clock()]).toEqual([null, null]);
  });

  it.each([
    ['too many are held', () => new Response('{}', { status: 429 })],
    ['the platform does not respond', () => undefined],
    ['the response is broken', () => new Response('<html>')],
  ])('stays chosen without a clock when %s', async (_case, response) => {
    network.respondTo(HOLDS, response);
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    expect([sheet.value, clock()]).toEqual([[TEN], null]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is never asked for where the platform holds nothing', async () => {
    const sheet = await openSheet({ holds: false });
    await chooseDay();
    await tap('10:00');
    sheet.close();
    await pass();
    expect([sheet.value, sent]).toEqual([[TEN], []]);
  });

  it('is asked for once where the platform does not know the call', async () => {
    let asked = 0;
    network.respondTo(HOLDS, () => {
      asked += 1;
      return new Response('{}', { status: 404 });
    });
    await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('11:00');
    await waitFor(() => expect(asked).toBe(1));
  });
});
