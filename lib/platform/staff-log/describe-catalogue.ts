import {
  CHANGE_ANNOUNCEMENT,
  CREATE_ANNOUNCEMENT,
  PUBLISH_ANNOUNCEMENT,
  UPLOAD_PICTURE,
} from '../desk/announcement-calls';
import { SET_CLOSED_DAY, SET_HOURS, SET_PRICE, SET_SALE, UNDO_CHANGE } from '../desk/content-calls';
import { CHOOSE_WINNER } from '../desk/lottery-calls';
import { SET_PACE } from '../desk/pace-calls';
import { SET_PRODUCT_AVAILABLE } from '../desk/product-calls';
import { SET_STOCK } from '../desk/stock-calls';
import { changeById } from '../stores/content-changes';
import { describes } from './describer';
import { announcementState, contentState, drawState, paceState, stockState } from './read-states';
import { fieldOf, madeTarget, targetOf } from './target-of';

type ItemParams = { params: { kind: 'products' | 'sections'; id: number } };

/** A call for the product or section of its path. */
const ofItem = {
  target: ({ params: { kind, id } }: ItemParams) => targetOf(kind === 'products' ? 'product' : 'section', id),
  read: contentState,
};

const ofProduct = {
  target: ({ params: { id } }: { params: { id: number } }) => targetOf('product', id),
  read: contentState,
};

const ofAnnouncement = {
  target: ({ params: { id } }: { params: { id: number } }) => targetOf('announcement', id),
  read: announcementState,
};

/** What the log stores of calls for what guests read of the hotel, and for what is left and how busy it is. */
export const CATALOGUE_DESCRIBERS = [
  describes(SET_SALE, ofItem),
  describes(SET_PRICE, ofProduct),
  describes(SET_HOURS, ofItem),
  describes(SET_CLOSED_DAY, ofItem),
  describes(UNDO_CHANGE, {
    target: async ({ params: { id } }, { context, hotel }) => {
      const change = await changeById(context.database.db, hotel.code, id);
      return change && targetOf(change.target.kind, change.target.id);
    },
    read: contentState,
    details: ({ params: { id } }) => ({ undone: id }),
  }),
  describes(SET_PRODUCT_AVAILABLE, ofProduct),
  describes(SET_STOCK, {
    target: ({ params: { item } }) => targetOf('stock', item),
    read: (at, target, { body: { day } }) => stockState(at, target, day),
  }),
  describes(SET_PACE, { target: ({ params: { station } }) => targetOf('station', station), read: paceState }),
  describes(CREATE_ANNOUNCEMENT, {
    target: ({ answer }) => madeTarget('announcement', answer, 'id'),
    read: announcementState,
  }),
  describes(CHANGE_ANNOUNCEMENT, ofAnnouncement),
  describes(PUBLISH_ANNOUNCEMENT, ofAnnouncement),
  describes(UPLOAD_PICTURE, {
    target: () => targetOf('picture'),
    details: ({ answer }) => ({ path: fieldOf(answer, 'path') }),
  }),
  describes(CHOOSE_WINNER, { target: ({ params: { section } }) => targetOf('draw', section), read: drawState }),
];
