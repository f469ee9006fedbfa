/** @jest-environment jsdom */

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { FoodCardView } from '@/lib/contract/views';
import { chatDraft } from '@/lib/device/chat/chat-values';
import type { Allergen } from '@/lib/domain/allergens/allergens';
import type { DishFood } from '@/lib/domain/search/food-answer';
import { foodWordsOf } from '@/lib/words/food/food-words';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SearchPage } from './search-page';

const network = fakeNetwork();
const CATALOGUE = 'GET /catalogue/en';

const product = (id: number, title: string, descr: string) => ({
  kind: 'product',
  sectionId: 1,
  sectionTitle: 'Room service',
  descr,
  more: '',
  product: productCard({ id, title }),
});
const ENTRIES = [
  { kind: 'section', id: 1, title: 'Room service', descr: '', image: null, href: '/products/1' },
  product(11, 'Crème brûlée', 'With sugar'),
  product(12, 'Garden salad', 'Leaves'),
];

async function openSearch(query = '', hotel: Parameters<typeof hotelView>[0] = {}) {
  window.history.replaceState(null, '', `/search${query}`);
  renderInHotel(
    <SearchParamsContext.Provider value={new URLSearchParams(query)}>
      <SearchPage back={null} />
    </SearchParamsContext.Provider>,
    hotelView(hotel),
  );
  await network.settled();
}

describe('SearchPage', () => {
  it('lists the sections until two letters are typed, then what they find, with the match marked', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch();
    expect(screen.getByRole('link', { name: 'Room service' })).toHaveAttribute('href', '/products/1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'creme');
    const hit = screen.getByRole('button', { name: /^Crème brûlée/ });
    expect(within(hit).getByText('Crème').tagName).toBe('MARK');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Found: 1');
    expect(network.requests).toEqual([CATALOGUE]);
  });

  it('opens a product that was found', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch('?q=salad');
    await userEvent.click(screen.getByRole('button', { name: /^Garden salad/ }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'product', arg: { sectionId: 1, productId: 12 } });
  });

  it('keeps what was searched in the address once the field is left, beside the other parameters', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch('?lang=de');
    await userEvent.type(screen.getByRole('searchbox'), 'salad & co');
    await userEvent.tab();
    expect(window.location.search).toBe('?lang=de&q=salad+%26+co');
  });

  it('keeps what was searched for a reload while the field has the focus, and forgets what was cleared', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch();
    await userEvent.type(screen.getByRole('searchbox'), 'salad');
    await waitFor(() => expect(window.location.search).toBe('?q=salad'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['a topic', { topics: ['Salad'], diets: [] }],
    ['a diet', { topics: [], diets: ['Salad'] }],
    ['what many have ordered', { popular: ['Salad'], topics: [], diets: [] }],
  ])('searches %s by one tap, and puts the focus on what was found, not in the field', async (_title, ideas) => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en'), ideas });
    await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Salad' }));
    expect(screen.getByRole('searchbox')).toHaveValue('Salad');
    expect(screen.getByRole('button', { name: /^Garden salad/ })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Salad' })).toBeNull();
  });

  it('narrows what was found to a section or to the answers, until something else is typed', async () => {
    const answer = { kind: 'answer', id: 'salad', title: 'Salad bar', descr: 'At noon', more: '', links: [] };
    network.respondTo(CATALOGUE, { entries: [...ENTRIES, answer], foodWords: foodWordsOf('en') });
    await openSearch('?q=salad');
    const chips = within(screen.getByRole('group', { name: 'Filter' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All2', 'Room service1', 'Answers1']);
    expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Answers 1' }));
    expect(screen.getByRole('heading', { name: 'Salad bar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Garden/ })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'sal');
    expect(screen.getByRole('button', { name: /^Garden/ })).toBeVisible();
  });

  it('lets guests copy the password of the Wi-Fi and call a number', async () => {
    const user = userEvent.setup();
    const copy = { label: 'Copy', copy: 'open-sesame' };
    const entries = [
      {
        kind: 'answer',
        id: 'wifi',
        title: 'Wi-Fi',
        descr: 'In the whole house',
        more: 'wifi',
        links: [],
        facts: [{ title: 'Wi-Fi Aurora', text: 'Password: open-sesame', action: copy }],
      },
      {
        kind: 'answer',
        id: 'fact-0',
        title: 'Reception',
        descr: 'wifi, keys and all else',
        more: '',
        links: [],
        facts: [{ title: '', text: '', action: { label: 'Call', href: 'tel:+34971' } }],
      },
    ];
    network.respondTo(CATALOGUE, { entries, foodWords: foodWordsOf('en') });
    await openSearch('?q=wifi');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('open-sesame');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Reception' })).toHaveAttribute('href', 'tel:+34971');
  });

  it('says that nothing was found and offers the services, and clears the field', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch('?q=zzzzz');
    expect(screen.getByRole('heading', { name: 'Nothing for “\u2068zzzzz\u2069”' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'See the services' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Room service' })).toBeVisible();
  });

  it('hands what was searched over to the chat when nothing was found', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch('?q=iron', { is_active_chat: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ask reception' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'chat' });
    expect(chatDraft.get()).toBe('iron');
  });

  it('groups dishes by how they answer, and says what is in them', async () => {
    const allergens = (list: readonly Allergen[] | null): FoodCardView => ({
      diets: '',
      allergens: list?.length ? `Contains: ${list}` : '',
      facts: { allergens: list, diets: [], is_food: true },
    });
    const dish = (id: number, title: string, list: readonly Allergen[] | null, options: DishFood['options'] = []) => ({
      ...product(id, title, ''),
      dish: { allergens: list, diets: [], options },
      product: productCard({ id, title, food: allergens(list) }),
    });
    const nuts = { title: 'Pesto', allergens: { add: ['nuts'], remove: [] }, diets: null } as const;
    const entries = [
      dish(21, 'Fish', ['fish']),
      dish(22, 'Soup of the day', null),
      dish(23, 'Pasta', [], [{ least: 0, most: null, choices: [nuts] }]),
      dish(24, 'Cake', ['nuts']),
    ];
    network.respondTo(CATALOGUE, { entries, foodWords: foodWordsOf('en') });
    await openSearch('?q=no+nuts');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Not among the stated allergens',
      'Possible: please choose it in the dish',
      'Allergens not stated: please ask the hotel',
    ]);
    expect(screen.getByRole('button', { name: /^Fish/ })).toHaveTextContent('Contains: fish');
    expect(screen.getByRole('button', { name: /^Pasta/ })).toHaveTextContent('Not with: Pesto');
    expect(screen.getByRole('button', { name: /^Soup/ })).toHaveTextContent('Allergens not stated');
    expect(screen.queryByRole('button', { name: /^Cake/ })).toBeNull();
    expect(screen.getByText('If traces matter to you, please ask us before you order.')).toBeVisible();
  });

  it('names what comes close when nothing has all words', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await openSearch('?q=salad+zzzzz');
    expect(screen.getByText('Nothing has all these words. This comes close:')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Garden salad/ })).toBeVisible();
  });

  it('offers a retry when the catalogue cannot be loaded', async () => {
    network.respondTo(CATALOGUE, undefined);
    await openSearch();
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    network.respondTo(CATALOGUE, { entries: ENTRIES, foodWords: foodWordsOf('en') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await network.settled();
    expect(screen.getByRole('link', { name: 'Room service' })).toBeVisible();
  });
});
