import { atom } from 'jotai';
import type { ListedProductView } from '@/lib/contract/views';
import { type ListFilter, NO_FILTER } from '@/lib/domain/catalogue/list-filter';

/** What the guest hides of lists and how they are sorted, until the page is loaded again. Rule: catalogue/C21. */
export const listFilter = atom<ListFilter>(NO_FILTER);

/** The products of the list on the page. */
export const listedProducts = atom<readonly ListedProductView[]>([]);
