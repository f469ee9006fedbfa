import type { Hotel } from '@/lib/contract/hotel';
import { directionOf } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { singleLine } from '@/lib/domain/text/single-line';
import { escapeHtml, type HotelMail, headerLine } from './order-mail';
import type { MailWords } from './send-options';

/** Writes the mail that only shows that mails arrive. Rule: notifications/NO10. */
export function testMail(hotel: Pick<Hotel, 'title'>, language: string, words: MailWords): HotelMail {
  const title = singleLine(textIn(hotel.title, language));
  return {
    subject: headerLine(`${words.mail_test} · ${title}`),
    text: `${title}\n${words.mail_test_text}\n`,
    html:
      `<!doctype html><html dir="${directionOf(language)}"><body style="font:16px/1.5 sans-serif">` +
      `<p>${escapeHtml(title)}</p><p>${escapeHtml(words.mail_test_text)}</p></body></html>`,
  };
}
