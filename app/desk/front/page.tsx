import { OperatorApp } from '@/components/desk/operator/operator-app';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { bcp47 } from '@/lib/domain/i18n/language';
import { deskLanguage, isDeskServed } from '@/lib/server/desk/desk-language';
import { settings } from '@/lib/server/settings/env';
import { deskMessages } from '@/lib/words/desk-messages';
import { DeskElsewhere } from '../desk-elsewhere';

/**
 * /desk on the root domain: every hotel with what waits at its desk. Like a hotel's desk it contains none of it; the
 * browser asks with the session's cookie. Rules: desk/DE14, desk/DE23.
 */
export default async function OperatorDesk() {
  const language = await deskLanguage();
  const messages = deskMessages(language);
  if (!isDeskServed()) return <DeskElsewhere messages={messages} />;
  const money = { currency: 'EUR', currency_position: 'right', currency_digits: 2 } as const;
  const words = { language, languageTag: bcp47(language), messages };
  const hasVoice = settings().voice.tokenUrl !== null;
  return <OperatorApp hotel={{ title: PRODUCT_NAME, ...money, timezone: null, ...words }} hasVoice={hasVoice} />;
}
