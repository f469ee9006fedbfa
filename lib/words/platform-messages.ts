import { bcp47 } from '@/lib/domain/i18n/language';
import { interpolate, type Params } from './message-key';
import chatAnswers from './platform/chat-answers.json';
import chatRefusals from './platform/chat-refusals.json';
import orderRefusals from './platform/order-refusals.json';

/**
 * The embedded platform's messages for refused orders, chat messages and files, and what stands in answers of the chat. The guest app has its own messages for
 * most fields and displays these as received. They are not in the dictionaries, because those are sent to every device.
 */
const MESSAGES = { ...orderRefusals, ...chatRefusals, ...chatAnswers };

export type PlatformMessageKey = keyof typeof MESSAGES;

/**
 * Returns a message in the guest's language, or in English if there is no translation. `params`: values of
 * the placeholders, as in 'please choose {n} more'.
 */
export function platformMessage(key: PlatformMessageKey, language: string, params: Params = {}): string {
  const translations: Readonly<Record<string, string>> = MESSAGES[key];
  const sentence = (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? MESSAGES[key].en;
  return interpolate(sentence, params, bcp47(language));
}
