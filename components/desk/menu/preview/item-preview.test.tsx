/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import arabic from '@/lib/words/ar.json';
import english from '@/lib/words/en.json';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { choice, kit, option } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { MENU_CALLS, menuEntry, menuRefusal, openEditor, savesItem } from '@/tests/builders/screen/menu-desk';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const SIZES = [choice({ id: 1, title: { en: '26 cm' } }), choice({ id: 2, title: { en: '32 cm' }, price: 4 })];
const PIZZA = product({
  property: kit(option({ id: 9, title: { en: 'Size' }, ptype_id: 'select', price_type_id: 'plus', attrs: SIZES })),
});

const open = async (entry = menuEntry()) => {
  await openEditor({ network, stream }, entry);
  network.respondTo('GET /words/en', english);
  network.respondTo('GET /words/ar', arabic);
  network.respondTo(`GET ${MENU_CALLS}/preview/product:100`, { data: PIZZA });
  network.respondTo(`GET ${MENU_CALLS}/preview/section:10`, { data: section([PIZZA]) });
};
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));

it('shows the saved draft as the guests’ own sheet, in the language that is written', async () => {
  await open();
  const entry = menuEntry();
  savesItem(network, entry);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  const heading = await preview().findByRole('heading', { name: 'Margherita pizza' }, { timeout: 5000 });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(preview().getByText('stone')).toBeInTheDocument();
  // Its options can be tried.
  await userEvent.click(await preview().findByRole('radio', { name: /32 cm/ }));
  expect(preview().getByRole('radio', { name: /32 cm/ })).toBeChecked();
  await userEvent.click(screen.getByRole('tab', { name: /^العربية/ }));
  const arabicHeading = await preview().findByRole('heading', { name: 'بيتزا مارغريتا' }, { timeout: 5000 });
  expect(arabicHeading.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('shows a section with its cards, whose taps open nothing', async () => {
  const entry = menuEntry({ item: 'section:10', parent_id: null });
  await open(entry);
  savesItem(network, entry);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  const card = await preview().findByRole('button', { name: /Margherita pizza/ }, { timeout: 5000 });
  const before = window.history.length;
  await userEvent.click(card);
  expect(window.history.length).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what stands in the way of a preview', async () => {
  await open();
  savesItem(network, menuEntry());
  network.respondTo(
    `GET ${MENU_CALLS}/preview/product:100`,
    menuRefusal(422, { 'product:101/price': 'a price is not below 0' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  expect(await preview().findByRole('link', { name: 'product:101 · Price' }, { timeout: 5000 })).toHaveAttribute(
    'href',
    '#menu/product:101?field=price',
  );
});
