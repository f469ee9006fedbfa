import { z } from 'zod';
import { sectionFacts, sectionWith } from '@/lib/contract/schema/catalogue';
import { idOutput } from '@/lib/contract/schema/described';
import { payment } from '@/lib/contract/schema/hotel';
import { kitWith } from '@/lib/contract/schema/kit';
import { recommendedWith } from '@/lib/contract/schema/recommendation';
import { guestCall, hotel, hotelKey, ids, ignoreDrops } from './guest-call';

/** The calls that read what a hotel offers. */
export const DESCRIBED_CATALOGUE_CALLS = [
  guestCall({
    id: 'listSections',
    summary: 'Lists the sections of the top level, hidden ones too',
    query: z.object({ hotel_uuid: hotelKey }),
    response: z.array(sectionFacts),
  }),
  guestCall({
    id: 'readSection',
    summary: 'Reads a section with its parent, its subsections, its products and their options',
    params: { hotel, section: idOutput },
    response: z.object({ section: sectionWith(ignoreDrops) }),
  }),
  guestCall({
    id: 'listRecommendations',
    summary: 'Lists the products that go well with these, often none',
    params: { hotel },
    query: z.object({ 'product_id[]': ids }),
    response: z.object({ recommended_products: z.array(recommendedWith(ignoreDrops)) }),
  }),
  guestCall({
    id: 'readOrderOptions',
    summary: 'Reads the options of a whole order with these products',
    query: z.object({ hotel_uuid: hotelKey, 'filter[product_ids][]': ids }),
    response: kitWith(ignoreDrops).nullable().describe('null: those of the hotel'),
  }),
  guestCall({
    id: 'listPayments',
    summary: 'Lists the ways to pay for these products',
    query: z.object({ hotel_uuid: hotelKey, 'product_ids[]': ids }),
    response: z.array(payment),
  }),
];
