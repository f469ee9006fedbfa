import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HoldLine } from '@/components/options/calendar/hold-line';
import { OptionForm } from '@/components/options/form/option-form';
import { Announcer } from '@/components/ui/overlay/announcer';
import { cart } from '@/lib/device/cart';
import { emptyCart } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import type { FakeNetwork } from '../browser/fake-network';
import { kit, scheduled } from '../catalogue/kit';
import { product, section } from '../catalogue/section';
import { renderInHotel } from './hotel-view';
import { daysResponse, SLOT_PRODUCT, timesResponse } from './slot-calls';

/** The call that holds and releases. */
export const HOLDS = `POST /api/v1/public/products/${SLOT_PRODUCT.uuid}/slot-holds`;
const AVAILABILITY = `GET /api/v1/public/products/${SLOT_PRODUCT.uuid}/check-availability-property`;
export const TEN = '2026-06-18 10:00:00';
export const ELEVEN = '2026-06-18 11:00:00';

const PRODUCT = { ...SLOT_PRODUCT, slot_minutes: 60, slot_hold_seconds: 300 };

type Sent = { holder: string; hold: string[]; release: string[]; request_id?: string; cancel?: string };

/** Begins each test of a file at 10:30 in Madrid on Friday 12 June 2026, of a hotel that holds slots. */
export function holdingHotel(network: FakeNetwork) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  /** The bodies of the calls that hold and release. */
  const sent: Sent[] = [];
  /** What the hotel holds for the guest, what others have taken, and what its response waits for. */
  const hotel = { held: [] as string[], taken: [] as string[], seconds: 300, confirmed: Promise.resolve() };
  const respondAboutSlots = ({ url }: Request) => {
    if (url.includes('type=days')) return daysResponse({ '2026-06-18': 3 });
    return timesResponse(...['09:00', '10:00', '11:00'].filter((time) => !hotel.taken.includes(time)));
  };
  const respondAboutHolds = async (request: Request) => {
    const body: Sent = await request.json();
    sent.push(body);
    const taken = body.hold.filter((slot) => hotel.taken.some((time) => slot.includes(time)));
    const held = body.hold.filter((slot) => !taken.includes(slot));
    hotel.held = [...new Set([...hotel.held, ...held])].filter((slot) => !body.release.includes(slot));
    const data = { held: hotel.held.map((slot) => ({ slot, seconds_left: hotel.seconds })), taken };
    if (body.hold.length > 0) await hotel.confirmed;
    return { data };
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-06-12T08:30:00Z') });
    sent.length = 0;
    Object.assign(hotel, { held: [], taken: [], seconds: 300, confirmed: Promise.resolve() });
    network.respondTo(AVAILABILITY, respondAboutSlots);
    network.respondTo(HOLDS, respondAboutHolds);
  });
  afterEach(() => {
    jest.useRealTimers();
    cart.changeNow(() => emptyCart(0));
    localStorage.clear();
  });
  const tapButton = async (button: HTMLElement) => {
    await user.click(button);
    await pass();
  };
  return {
    sent,
    hotel,
    calls: () => sent.map(({ hold, release }) => ({ hold, release })),
    chooseDay: () => tapButton(screen.getByRole('button', { name: /18 June, 3 free/ })),
    tap: (time: string) =>
      tapButton(within(screen.getByRole('group', { name: /^Times on/ })).getByRole('button', { name: time })),
    /** Lets holds wait for their response. Returns what ends the wait. */
    holdBack: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hotel.confirmed = promise;
      return resolve;
    },
  };
}

/** Lets requests end and what they cause be rendered. */
export const pass = (milliseconds = 500) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

export const clock = () => screen.queryByRole('timer');

/** A sheet with the slots of a massage and its foot. */
export async function openSheet({ value = null as readonly string[] | null, holds = true } = {}) {
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
        <HoldLine product={PRODUCT} kit={answers} />
        <Announcer />
      </>
    );
  }
  drawn.close = renderInHotel(<Sheet />).unmount;
  await pass();
  return drawn;
}

/** Puts the massage into the cart. */
export const putIntoCart = (slots: readonly string[]) => {
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
