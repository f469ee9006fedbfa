import { ErrorPage } from '@/app/error-page';
import { InvitationApp } from '@/components/desk/invitation/invitation-app';
import { bcp47 } from '@/lib/domain/i18n/language';
import { deskLanguage, isDeskServed } from '@/lib/server/desk/desk-language';
import { loadHotelIn } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { deskMessages } from '@/lib/words/desk-messages';
import { DeskElsewhere } from '../../desk-elsewhere';

type Props = { params: Promise<{ tenant: string }> };

/**
 * /desk/invitation: where the link of an invitation leads. Its token stands in the fragment, so that neither this page nor any
 * log receives it. Rules: desk/DE14, staff/SP41.
 */
export default async function Invitation({ params }: Props) {
  const language = await deskLanguage();
  const hotel = await loadHotelIn((await params).tenant, language);
  if (hotel.state !== 'found') {
    setResponseStatus(hotel.state === 'missing' ? 404 : 503);
    return <ErrorPage kind={hotel.state === 'missing' ? 'not-found' : 'unavailable'} />;
  }
  const messages = deskMessages(language);
  if (!isDeskServed()) return <DeskElsewhere messages={messages} />;
  const { title, logo, currency, currency_position, currency_digits, timezone } = hotel.value.view;
  const languageTag = bcp47(language);
  return (
    <InvitationApp
      hotel={{
        ...{ title, logo, currency, currency_position, currency_digits, timezone },
        ...{ language, languageTag, messages },
      }}
    />
  );
}
