import type { Id } from '@/lib/domain/kit';
import type { PublicInfoType } from './hotel';

/**
 * Where every call lives, below `/api/v1`. A path is also the key under which the browser remembers the answer.
 * Source: guest-app 7, follow-up 7.
 */
const segment = (value: Id) => encodeURIComponent(String(value));

const query = (entries: readonly (readonly [string, string | null | undefined])[]) => {
  const search = new URLSearchParams();
  for (const [key, value] of entries) if (value !== null && value !== undefined) search.append(key, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

export const paths = {
  hotel: (code: string, debugMode?: string | null) => `/hotels/${segment(code)}${query([['debug_mode', debugMode]])}`,
  publicInfo: (hotelId: Id, type: PublicInfoType) => `/hotels/${segment(hotelId)}/get-public-info/${type}`,
  navigation: (hotelUuid: string, at: { sectionId: Id | null; path: string }) =>
    `/public/hotels/${segment(hotelUuid)}/bottom-navigation-menu${query([
      ['section_id', at.sectionId === null ? null : String(at.sectionId)],
      ['path', at.path],
    ])}`,
  section: (code: string, sectionId: Id) => `/hotels/${segment(code)}/products/${segment(sectionId)}`,
  sections: (hotelUuid: string) => `/public/sections${query([['hotel_uuid', hotelUuid]])}`,
  properties: (hotelUuid: string, productIds: readonly Id[]) =>
    `/public/properties${query([
      ['hotel_uuid', hotelUuid],
      ...productIds.map((id) => ['filter[product_ids][]', String(id)] as const),
    ])}`,
  payments: (hotelUuid: string, productIds: readonly Id[]) =>
    `/public/cart/payments${query([
      ['hotel_uuid', hotelUuid],
      ...productIds.map((id) => ['product_ids[]', String(id)] as const),
    ])}`,
  orders: () => '/orders',
  ordersCheck: (code: string, uuids: readonly string[]) =>
    `/hotels/${segment(code)}/orders/check${query(uuids.map((uuid) => ['order_uuids[]', uuid] as const))}`,
} as const;
