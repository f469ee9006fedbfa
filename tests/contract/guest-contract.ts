import { CANCEL_REASONS } from '@/lib/contract/order';
import { sameId } from '@/lib/domain/id';
import { acceptedValue, anytime, lineFor, orderFor, type TestedHotel } from './guest-order';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Tests of the calls around an order: recommendations, the guest, online payment, cancelling. Rules:
 * platform-calls/W10, platform-calls/W12, platform-calls/W15, platform-calls/W16.
 */
export function guestContract(tested: () => TestedHotel): void {
  const order = async (changes = {}) => {
    const { api, hotel, offers } = tested();
    const priced = anytime(offers).filter(({ product }) => product.price > 0);
    const { body } = await orderFor(
      api,
      hotel,
      priced.slice(0, 1).map((offer) => lineFor(offer)),
    );
    const placed = acceptedValue(await api.placeOrder({ ...body, ...changes }));
    return { body, placed };
  };
  const checked = async (uuid: string) => {
    const { api, code } = tested();
    return acceptedValue(await api.checkOrders(code, [uuid]));
  };
  const request = (uuid: string) => ({
    uuid,
    hotel_id: tested().hotel.id,
    language: 'en',
    reason: CANCEL_REASONS[1],
  });

  it('recommends other products that can be ordered', async () => {
    const { api, code, offers } = tested();
    for (const { product } of offers.slice(0, 5)) {
      const recommended = acceptedValue(await api.recommendations(code, [product.id]));
      for (const each of recommended) {
        expect(sameId(each.id, product.id)).toBe(false);
        expect(offers.some((offer) => sameId(offer.product.id, each.id))).toBe(true);
      }
    }
    expect(acceptedValue(await api.recommendations(code, []))).toEqual([]);
  });

  it('returns the weather, or null', async () => {
    const { api, hotel } = tested();
    const weather = acceptedValue(await api.weather(hotel.id));
    expect(weather === null || weather.temp !== null || weather.description !== '').toBe(true);
  });

  it('returns the guest’s own address', async () => {
    expect(acceptedValue(await tested().api.ip()).ip).toMatch(/^[\d.a-f:]+$/i);
  });

  it('returns the room of a guest who has ordered, and responds not-found for an unknown guest', async () => {
    const { api, hotel } = tested();
    const { body, placed } = await order();
    const guest = acceptedValue(await api.guest(hotel.uuid, placed.initiator?.uuid ?? ''));
    if (body.room_number !== '') expect(guest.reservations[0]?.room_number).toBe(body.room_number);
    expect(await api.guest(hotel.uuid, NOBODY)).toMatchObject({ ok: false, refusal: { kind: 'not-found' } });
  });

  it('cancels a draft, also when the call is repeated, and returns the reason', async () => {
    const { api } = tested();
    const { body } = await order();
    acceptedValue(await api.cancelOrder(request(body.uuid)));
    acceptedValue(await api.cancelOrder(request(body.uuid)));
    expect(await checked(body.uuid)).toMatchObject({
      draft: [],
      pending: [],
      histories: [{ uuid: body.uuid, ostatus_id: 'cancelled', cancel_reason_id: CANCEL_REASONS[1] }],
    });
  });

  it('refuses to cancel an order without its uuid', async () => {
    expect((await tested().api.cancelOrder(request(NOBODY))).ok).toBe(false);
  });

  it('returns the payment link of an online order in its response and on its card', async () => {
    const { hotel } = tested();
    const online = hotel.payments.find((payment) => payment.ptype_id === 'online');
    // Not every hotel accepts online payments.
    if (online === undefined) return;
    const { body, placed } = await order({ payment: online.id });
    const formUrl = placed.pay_data?.response.formUrl;
    expect(formUrl).toBeTruthy();
    expect((await checked(body.uuid))?.draft[0]?.integration_payment).toEqual({
      status_id: 'goes',
      extra: { payment_link: formUrl },
    });
  });
}
