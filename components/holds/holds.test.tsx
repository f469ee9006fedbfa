/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/overlay/announcer';
import { cart } from '@/lib/device/cart';
import { cartHolds } from '@/lib/device/cart-holds';
import { emptyCart } from '@/lib/domain/cart/cart';
import { putIntoCart, TEN } from '@/tests/builders/screen/hold-sheet';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SLOT_PRODUCT } from '@/tests/builders/screen/slot-calls';
import { CartEntryHold, CartHoldLabel } from './cart-hold-label';
import { HoldWatch } from './hold-watch';
import { LineHold } from './line-hold';
import { useCartHold } from './use-cart-hold';

const seconds = (count: number) => count * 1000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Screen() {
  const [held] = useCartHold();
  const [line] = cart.get().products;
  return (
    <>
      <button type="button">
        {held === undefined ? 'View order' : <CartHoldLabel endsAt={held.endsAt} total="80.00 €" />}
      </button>
      <div role="note">{held !== undefined && <CartEntryHold endsAt={held.endsAt} title="Cart" />}</div>
      {line !== undefined && (
        <p>
          <LineHold product={line.product} />
        </p>
      )}
      <HoldWatch />
      <Announcer />
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-12T08:30:00Z') });
  putIntoCart([TEN]);
  cartHolds.changeNow(() => [{ product: SLOT_PRODUCT.uuid, slot: TEN, endsAt: Date.now() + seconds(272) }]);
});
afterEach(() => {
  jest.useRealTimers();
  cart.changeNow(() => emptyCart(0));
  localStorage.clear();
});

it('count down at the line and on the cart’s button', async () => {
  renderInHotel(<Screen />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Finish booking80.00 €Held for you 4:32$/);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Held for you 4:32');
  expect(screen.getByRole('note')).toHaveTextContent(/^Cart, Held for you 4:32$/);
  await pass(seconds(10));
  expect(screen.getByRole('button')).toHaveTextContent('4:22');
});

it('are announced thirty seconds before their end, and after it with what is to do', async () => {
  renderInHotel(<Screen />);
  await pass(seconds(241));
  expect(screen.queryByText(/30 more seconds/)).toBeNull();
  await pass(seconds(2));
  expect(screen.getByText('The chosen time is held for 30 more seconds.')).toBeVisible();
  await pass(seconds(31));
  const over = /^No longer held for you: .*10:00.* Please choose a time again\.$/;
  expect(screen.getAllByText(over)).toHaveLength(2);
  expect(screen.getByRole('paragraph')).toHaveTextContent(over);
  expect(screen.getByRole('button')).toHaveTextContent('View order');
});

it('that ended while no page was open are announced by the next page', async () => {
  cartHolds.changeNow((all) => all.map((hold) => ({ ...hold, endsAt: Date.now() - seconds(60) })));
  renderInHotel(<Screen />);
  await pass(seconds(1));
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^No longer held for you/);
});

it('say nothing at a line whose slot nobody has held', () => {
  cartHolds.changeNow(() => []);
  renderInHotel(<Screen />);
  expect(screen.getByRole('paragraph')).toBeEmptyDOMElement();
});
