import type { Page } from '@playwright/test';

/** An order of this phone that waits for its online payment. */
type OnlineOrder = { uuid: string; num: string; payPath: string };

type Product = { id: number; price: number; property: unknown; schedule: unknown };

/**
 * Places an online order of one product without options, as the cart does, and stores it on the phone. For journeys
 * that begin after the cart.
 */
export function orderOnline(page: Page, hotel: string, sectionId: number): Promise<OnlineOrder> {
  return page.evaluate(
    async ([code, section]) => {
      const data = async (response: Response) => (await response.json()).data;
      const { hotel: known } = await data(await fetch(`/api/v1/hotels/${code}`));
      const { section: shown } = await data(await fetch(`/api/v1/hotels/${code}/products/${section}`));
      const product = shown.products.find((one: Product) => one.property === null && one.schedule === null);
      const online = known.payments.find((payment: { ptype_id: string }) => payment.ptype_id === 'online');
      const body = {
        uuid: crypto.randomUUID(),
        hotel_id: known.id,
        language: 'en',
        person_uuid: null,
        payment: online.id,
        comment: '',
        room_number: '214',
        is_temporary: true,
        property: { properties: [] },
        products: [
          {
            product: { id: product.id, property: null },
            quantity: 1,
            total_price: product.price,
            from_recommendation: false,
          },
        ],
      };
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`the order was refused: ${await response.text()}`);
      const { order, pay_data } = await data(response);
      const uuids = JSON.parse(localStorage.getItem('fs_uuids') ?? '[]');
      localStorage.setItem('fs_uuids', JSON.stringify([...uuids, order.uuid]));
      return { uuid: order.uuid, num: order.num, payPath: pay_data.response.formUrl };
    },
    [hotel, sectionId] as const,
  );
}
