import type { ListedProductView } from '@/lib/contract/views';

/** The card of a product without a price, an age or other conditions. */
export const productCard = (parts: Partial<ListedProductView> = {}): ListedProductView => ({
  id: 31,
  title: 'Pizza',
  image: null,
  price: '',
  isPopup: false,
  isBrief: false,
  age: null,
  closed: null,
  food: null,
  amount: 1400,
  label: null,
  ...parts,
});
