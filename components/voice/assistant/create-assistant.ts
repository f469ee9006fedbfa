import { browserApi } from '@/lib/contract/browser';
import type { Product, Section } from '@/lib/contract/catalogue';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { SearchEntryView, SearchView } from '@/lib/contract/search-view';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { inHotel } from '@/lib/device/change-cart';
import { isAdult } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { currentHotelTime } from '@/lib/device/server-clock';
import { addLine } from '@/lib/domain/cart/change-cart';
import { type Id, sameId } from '@/lib/domain/id';
import type { Minor } from '@/lib/domain/money/money';
import { lineTotal } from '@/lib/domain/money/price';
import { offeredKit } from '@/lib/domain/options/options';
import type { findEntries } from '@/lib/domain/search/find-entries';
import { assistantLine } from '@/lib/domain/voice/assistant-line';
import type { ToolRequest } from '@/lib/domain/voice/assistant-tools';
import { dishInWords, productInWords } from '@/lib/domain/voice/product-in-words';
import { logVoice } from '../log-voice';

/** A product that the assistant shows. `added`: the pieces that it has put into the cart; null: none. */
export type AssistantCard = { sectionId: Id; product: ProductCardView; added: number | null };

/** Calls of one session. A model that calls more often is caught in a loop. */
const MOST_CALLS = 100;
/** Products that one search returns, and cards that it shows. */
const MOST_FOUND = 8;
const MOST_SHOWN = 3;

type ProductEntry = Extract<SearchEntryView, { kind: 'product' }>;
/** `show` replaces the cards that are shown. `isOver`: whether the session has ended, which nothing may outlast. */
export type Guide = {
  hotel: Pick<HotelView, 'id' | 'code' | 'language' | 'timezone'>;
  price: (amount: Minor) => string;
  show: (cards: readonly AssistantCard[]) => void;
  isOver: () => boolean;
};

/**
 * Answers what the provider asks for in one session. Nothing here can send an order, and only products of the hotel's
 * own catalogue are found, shown and put into the cart. Rule: voice/V12.
 */
export function createAssistant(guide: Guide): (request: ToolRequest) => Promise<object> {
  let calls = 0;
  let catalogue: Promise<Products> | null = null;
  const readCatalogue = () => {
    catalogue ??= productsOf(guide.hotel.language).catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  };
  return async (request) => {
    calls += 1;
    if (calls > MOST_CALLS) return { error: 'too_many_calls' };
    if (request.tool === 'unknown') return { error: 'unknown_request' };
    try {
      const products = await readCatalogue();
      if (request.tool === 'search_menu') return search(request.query, products, guide);
      const entry = products.entries.find(
        ({ sectionId, product }) => sameId(sectionId, request.sectionId) && sameId(product.id, request.productId),
      );
      return entry === undefined ? { error: 'unknown_product' } : await showOrAdd(request, entry, guide);
    } catch (error) {
      logVoice.warn('The voice assistant could not answer a call.', error);
      return { error: 'unavailable' };
    }
  };
}

type Products = { entries: readonly ProductEntry[]; find: (query: string) => ReturnType<typeof findEntries> };

/** The catalogue with its search, whose code is loaded with the first call: many conversations need neither. */
async function productsOf(language: string): Promise<Products> {
  const loaded = import('@/lib/domain/search/find-entries');
  const response = await fetchWithTimeout(`/catalogue/${language}`);
  const { findEntries, prepareSearch } = await loaded;
  if (!response.ok) throw new Error('The catalogue could not be read');
  const { entries, foodWords } = (await response.json()) as SearchView;
  const products = entries.filter((entry) => entry.kind === 'product');
  const search = prepareSearch({ entries: products, ...(foodWords !== undefined && { foodWords }) });
  return { entries: products, find: (query) => findEntries(query, search) };
}

const cardOf = ({ sectionId, product }: ProductEntry, added: number | null = null): AssistantCard => ({
  sectionId,
  product,
  added,
});

function search(query: string, products: Products, { show }: Guide): object {
  const { entries } = products;
  const { hits, isNear } = products.find(query);
  const found = hits.flatMap(({ entry, food }) => (entries[entry] === undefined ? [] : { ...entries[entry], food }));
  show(found.slice(0, MOST_SHOWN).map((entry) => cardOf(entry)));
  const named = found.slice(0, MOST_FOUND).map(({ sectionId, sectionTitle, product, dish, food }) => ({
    section_id: String(sectionId),
    product_id: String(product.id),
    title: product.title,
    section: sectionTitle,
    price: product.price,
    closed: product.closed,
    ...(dish !== undefined && dishInWords(dish, food)),
  }));
  return { exact: !isNear, products: named };
}

async function showOrAdd(
  request: Extract<ToolRequest, { tool: 'show_product' | 'add_to_cart' }>,
  entry: ProductEntry,
  guide: Guide,
): Promise<object> {
  const { hotel, price, show } = guide;
  const response = await browserApi().section(hotel.code, entry.sectionId);
  const product = response.ok ? response.value.products.find(({ id }) => sameId(id, entry.product.id)) : undefined;
  if (!response.ok) logVoice.warn(`The voice assistant could not read a product: ${response.refusal.kind}`);
  if (!response.ok || product === undefined) return { error: 'unavailable' };
  // The guest has closed the conversation meanwhile, and would not see what comes into the cart.
  if (guide.isOver()) return { error: 'session_over' };
  if (request.tool === 'add_to_cart') return add(request, { product, section: response.value, entry }, guide);
  show([cardOf(entry)]);
  return productInWords({ product, kit: offeredKit(product) }, { language: hotel.language, price });
}

function add(
  { wanted }: Extract<ToolRequest, { tool: 'add_to_cart' }>,
  { product, section, entry }: { product: Product; section: Section; entry: ProductEntry },
  { hotel, price, show }: Guide,
): object {
  const made = assistantLine({ product, section, kit: offeredKit(product) }, wanted, {
    key: newUuid(),
    now: currentHotelTime(hotel.timezone),
    isAdult: isAdult.get(),
  });
  if ('refusal' in made) {
    // The guest can do by hand what the assistant may not.
    show([cardOf(entry)]);
    return { added: false, ...made.refusal };
  }
  const { line } = made;
  cart.change(inHotel(hotel.id, (current) => addLine(current, line)));
  show([cardOf(entry, line.quantity)]);
  return {
    added: true,
    quantity: line.quantity,
    total: price(lineTotal(line.product, line.quantity)),
    ordered: false,
  };
}
