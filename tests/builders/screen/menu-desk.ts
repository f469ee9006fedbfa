import type { Menu, MenuEntry, MenuVersion } from '@/components/desk/menu/menu-api';
import type { FakeDeskStream } from '../browser/fake-desk-stream';
import type { FakeNetwork } from '../browser/fake-network';
import { answerDesk, renderDesk } from './desk-screen';

export const MENU_CALLS = '/api/desk/v1/menu';

/** A menu that is kept at the desk: the kitchen with two dishes and the bar inside it. */
export const keptMenu = (parts: Partial<Menu> = {}): Menu => ({
  keeper: 'desk',
  since: '2026-06-01T08:00:00Z',
  staff: 'Marta',
  languages: ['en', 'de', 'ar'],
  taxes: [{ id: 'reduced', title: { en: 'Reduced VAT' } }],
  kits: [{ name: 'toppings', titles: [{ en: 'Toppings' }] }],
  version: 1,
  publish_at: null,
  publish_failure: null,
  drafts: [],
  problems: [],
  sections: [
    {
      id: 10,
      parent_id: null,
      title: { en: 'Kitchen', de: 'Küche' },
      image: null,
      is_hidden: false,
      has_draft: false,
      order_version: 'order of 10',
      products: [
        { id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 5, image: null, has_draft: false },
        { id: 101, title: { en: 'Fish' }, price: 19.5, image: null, has_draft: false },
      ],
    },
    {
      id: 20,
      parent_id: null,
      title: { en: 'Spa' },
      image: null,
      is_hidden: true,
      has_draft: false,
      order_version: 'order of 20',
      products: [],
    },
  ],
  order_version: 'order of the top',
  ...parts,
});

/** An item as the published menu has it, without a draft. */
export const menuEntry = (parts: Partial<MenuEntry> = {}): MenuEntry => ({
  item: 'product:100',
  kind: null,
  value: { id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 5 },
  published: { id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 5 },
  parent_id: 10,
  version: 'v1',
  staff: null,
  updated_at: null,
  ...parts,
});

export const menuVersion = (parts: Partial<MenuVersion> = {}): MenuVersion => ({
  number: 1,
  published_at: '2026-06-01T08:00:00Z',
  staff: 'Marta',
  kind: 'taken-over',
  restored: null,
  counts: { new: 0, changed: 0, deleted: 0, moved: 0 },
  items: [],
  is_newest: false,
  ...parts,
});

/** A call of the menu that the server refuses, with sentences by field and, in a conflict, what is stored. */
export const menuRefusal = (
  status: number,
  fields: Readonly<Record<string, string>> = {},
  current: MenuEntry | null = null,
) => {
  const messages = Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]]));
  return () => Response.json({ refusal: 'invalid', data: { data: messages }, ...(current && { current }) }, { status });
};

/** Answers a call and keeps its bodies. A function makes the answer of each body. */
export function bodiesOf(network: FakeNetwork, path: string, answer: (body: Record<string, unknown>) => unknown) {
  const bodies: Record<string, unknown>[] = [];
  network.respondTo(`POST ${MENU_CALLS}${path}`, async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return answer(body);
  });
  return bodies;
}

/** Answers the saving of an item like the server: the draft with another version each time. */
export function savesItem(network: FakeNetwork, entry: MenuEntry) {
  let count = 1;
  return bodiesOf(network, `/items/${entry.item}`, ({ value }) => {
    count += 1;
    return { data: { ...entry, value, kind: 'changed', version: `v${count}`, staff: 'Marta' } };
  });
}

/** Opens the editor of an item at the desk, whose previews fail. `query`: the field that a link leads to. */
export async function openEditor(
  at: { network: FakeNetwork; stream: FakeDeskStream },
  entry: MenuEntry,
  query = '',
): Promise<void> {
  const { network, stream } = at;
  const kitchen = { id: 10, title: { en: 'Kitchen' }, headings: [{ code: 'mains', title: { en: 'Mains' } }] };
  answerDesk(network);
  network.respondTo(`GET ${MENU_CALLS}`, { data: keptMenu() });
  network.respondTo(`GET ${MENU_CALLS}/items/section:10`, { data: menuEntry({ item: 'section:10', value: kitchen }) });
  network.respondTo(`GET ${MENU_CALLS}/items/${entry.item}`, { data: entry });
  for (const item of [entry.item, 'section:10', 'section:0'])
    network.respondTo(`GET ${MENU_CALLS}/preview/${item}`, menuRefusal(422));
  await renderDesk({ network, stream, address: `#menu/${entry.item}${query}` });
}
