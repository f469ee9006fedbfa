import ticketWords from './platform/ticket-words.json';

export type TicketWord = keyof typeof ticketWords extends `ticket_${infer Word}` ? Word : never;

/**
 * A word of printed tickets in the language of the kitchen; in English if there is no translation. Apart from the
 * dictionaries, because those are sent to every device, and tickets are drawn on the server. Rule: tickets/TK5.
 */
export function ticketWord(word: TicketWord, language: string): string {
  const translations: Readonly<Record<string, string>> = ticketWords[`ticket_${word}`];
  return (
    (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? ticketWords[`ticket_${word}`].en
  );
}
