import 'server-only';
import { headers } from 'next/headers';
import { originOf } from '@/lib/domain/crawlers/origin';
import { dataScript } from '@/lib/domain/crawlers/structured-data';
import { loadHotel, resolveTenantRequest } from '../pages/loaders';
import { sectionResponse } from '../upstream/cached-api';
import { hotelDataOf, sectionDataOf } from './structured-data-of';

/** What the data of a page are about: home, or a section with the product that its address opens. */
type DataPage = { sectionId: string | null; productId: string | null };

/** Loads the text of a page's data script; null for a page that is not found or unavailable. */
export async function loadStructuredData(code: string, { sectionId, productId }: DataPage): Promise<string | null> {
  const [request, hotel, sent] = await Promise.all([resolveTenantRequest(code), loadHotel(code), headers()]);
  if (!request.ok || hotel.state !== 'found') return null;
  const context = { ...request.context, origin: originOf(sent.get('host')) };
  if (sectionId === null) return dataScript(hotelDataOf(context, hotel.value));
  const section = await sectionResponse(context.hotel, sectionId);
  return section.ok ? dataScript(sectionDataOf(context, section.value, { productId, card: hotel.value })) : null;
}
