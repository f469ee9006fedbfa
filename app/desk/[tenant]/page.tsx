import { ErrorPage } from '@/app/error-page';
import { DeskApp } from '@/components/desk/desk-app';
import { bcp47 } from '@/lib/domain/i18n/language';
import { deskLanguage, isDeskServed } from '@/lib/server/desk/desk-language';
import { loadHotelIn } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { deskMessages } from '@/lib/words/desk-messages';
import { DeskElsewhere } from '../desk-elsewhere';
import { DeskRenewal } from '../desk-renewal';

type Props = { params: Promise<{ tenant: string }> };

/**
 * /desk: the staff's console. It contains nothing of an order; the browser asks for those with the session's cookie,
 * which no page receives. Rules: desk/DE13, desk/DE14.
 */
export default async function Desk({ params }: Props) {
  const language = await deskLanguage();
  const hotel = await loadHotelIn((await params).tenant, language);
  if (hotel.state !== 'found') {
    setResponseStatus(hotel.state === 'missing' ? 404 : 503);
    return <ErrorPage kind={hotel.state === 'missing' ? 'not-found' : 'unavailable'} />;
  }
  const messages = deskMessages(language);
  const { view: guests } = hotel.value;
  const { title, logo, currency, currency_position, currency_digits, timezone } = guests;
  if (!isDeskServed()) return <DeskElsewhere messages={messages} />;
  const languageTag = bcp47(language);
  return (
    <>
      <DeskRenewal />
      <DeskApp
        hotel={{
          ...{ title, logo, currency, currency_position, currency_digits, timezone },
          ...{ language, languageTag, messages, guests },
        }}
      />
    </>
  );
}
