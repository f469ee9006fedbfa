import { browserApi, browserDecoders } from '@/lib/contract/browser';
import type { Section } from '@/lib/contract/catalogue';
import { paths } from '@/lib/contract/paths';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { HotelView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { keptResponse } from './kept-response';

/** Reads a section from the network, and without one from what is kept of the hotel. Rule: offline/OF1. */
export async function readSection(
  sectionId: Id,
  { code, language }: Pick<HotelView, 'code' | 'language'>,
): Promise<ApiResponse<Section>> {
  // A rejected call is one without a network.
  const response = await browserApi()
    .section(code, sectionId)
    .catch(() => refused('unavailable'));
  if (response.ok || response.refusal.kind === 'not-found' || navigator.onLine) return response;
  const kept = await keptResponse(language, `/api/v1${paths.section(code, sectionId)}`);
  const section = kept === undefined ? null : browserDecoders.section(kept);
  return section === null ? response : succeeded(section);
}
