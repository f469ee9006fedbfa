import 'server-only';
import { succeeded } from '@/lib/contract/refusals';
import { regionalLocale } from '@/lib/domain/i18n/language';
import { houseView } from '../pages/house-view';
import { readHouse } from '../pages/load-house';
import { viewContextOf } from '../pages/view-context';
import { respondInLanguage } from './respond-in-language';

/**
 * `GET /catalogue/{language}/house`: what home says of the house, for its outlets. The hotel must offer the language. Rule:
 * home/HM1.
 */
export const handleHouse = (request: Request, language: string): Promise<Response> =>
  respondInLanguage(request, language, async (hotel) => {
    const locale = regionalLocale(language, request.headers.get('accept-language'));
    return succeeded(houseView(viewContextOf(hotel, language), await readHouse(hotel.hotel), locale));
  });
