import type { DeskSession } from '@/components/desk/desk-api';
import type { Product } from '@/lib/contract/catalogue';
import english from '@/lib/words/en.json';
import { foodWordsOf } from '@/lib/words/food/food-words';
import type { FakeDeskStream } from '../browser/fake-desk-stream';
import type { FakeNetwork } from '../browser/fake-network';
import { choice, kit, select } from '../catalogue/kit';
import { productCard } from '../catalogue/product-card';
import { product, section } from '../catalogue/section';
import { answerDesk, renderDesk } from './desk-screen';
import { hotelView } from './hotel-view';
import { answerSession } from './staff-session';

/** A burger that asks nothing, and a pizza that asks for its size. */
export const BURGER = product({ id: 31, title: { en: 'Burger', de: 'Burger' }, price: 12 });
const PIZZA = product({
  id: 32,
  title: { en: 'Pizza', de: 'Pizza' },
  price: 9,
  property_kit_id: 7,
  property: kit(
    select({
      id: 70,
      title: { en: 'Size' },
      is_required: true,
      attrs: [choice({ id: 701, title: { en: 'Small' } }), choice({ id: 702, title: { en: 'Large' } })],
    }),
  ),
});

const card = ({ id, title }: Product) => ({
  kind: 'product',
  sectionId: 5,
  sectionTitle: 'Room service',
  descr: '',
  more: '',
  product: productCard({ id, title: String(Object(title).en) }),
});

/** A desk at which orders are taken: its menu has these products, and guests pay in cash or online. */
export async function openPhoneDesk(at: {
  network: FakeNetwork;
  stream: FakeDeskStream;
  address?: string;
  products?: readonly Product[];
  orders?: Parameters<typeof answerDesk>[1];
  /** Of who is signed in; missing: of somebody who may do everything. */
  session?: DeskSession;
}): Promise<void> {
  const { network, stream, address = '#orders', products = [BURGER, PIZZA], orders = [], session } = at;
  answerDesk(network, orders, [], {
    settings: { sections: [5, 6].map((id) => ({ id, parent_id: null, title: null, promise_minutes: null })) },
  });
  if (session !== undefined) answerSession(network, session);
  network.respondTo('GET /words/en?v=1', english);
  network.respondTo('GET /catalogue/en', { entries: products.map(card), foodWords: foodWordsOf('en') });
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', { data: { section: section(products) } });
  network.respondTo('GET /api/v1/hotels/cala-verde', {
    data: { hotel: { payments: [], property: null, text_accepted_order: null }, words: {}, languages: [] },
  });
  network.respondTo('GET /api/v1/public/cart/payments', {
    data: [
      { id: 1, title: { en: 'Cash' }, ptype_id: 'cash' },
      { id: 2, title: { en: 'Online' }, ptype_id: 'online' },
    ],
  });
  network.respondTo('GET /api/v1/public/properties', { data: null });
  network.respondTo('POST /api/desk/v1/orders/search', { data: [] });
  const languages = ['en', 'de'].map((code) => ({ code, name: code, flag: code, label: code }));
  await renderDesk({ network, stream, address, guests: hotelView({ languages, limit_room: ['214'] }) });
}
