import 'server-only';
import { succeeded } from '@/lib/contract/refusals';
import { viewContextOf } from '../pages/view-context';
import { walkCatalogue } from '../pages/walk-catalogue';
import { topicsOf } from '../upstream/cached-api';
import { respondInLanguage } from './respond-in-language';
import { searchView } from './search-view';

/**
 * `GET /catalogue/{language}`: the catalogue of the host's hotel in one language, for its search page. The hotel must
 * offer the language. Rule: search/SR1.
 */
export const handleSearchCatalogue = (request: Request, language: string): Promise<Response> =>
  respondInLanguage(request, language, async (hotel) => {
    const [sections, topics] = await Promise.all([walkCatalogue(hotel.hotel), topicsOf(hotel.hotel)]);
    return sections.ok ? succeeded(searchView(viewContextOf(hotel, language), sections.value, topics)) : sections;
  });
