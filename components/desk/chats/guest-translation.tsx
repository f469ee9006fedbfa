'use client';

import { type ChatMessage, FILE_CONTENT } from '@/lib/contract/chat';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { MachineMark, TranslatedText } from '../translation/translated-text';
import { useMachineTranslation } from '../translation/use-machine-translation';

/** A message of the guest as a text, and its language. */
function guestText({ content, lang, extra }: ChatMessage, chat: DeskChat): { text: string; from: string } {
  const isText = extra.file === null && content !== FILE_CONTENT;
  return { text: isText ? content : '', from: lang ?? chat.language };
}

/** Below a guest's message what it says in the staff member's language. Rule: translation/TX2. */
export function GuestTranslation({ message, chat }: { message: ChatMessage; chat: DeskChat }) {
  return <TranslatedText {...guestText(message, chat)} />;
}

/** Beside who wrote it, that a machine has translated it. */
export function GuestTranslationMark({ message, chat }: { message: ChatMessage; chat: DeskChat }) {
  const { hotel } = useDesk();
  const { text, from } = guestText(message, chat);
  const translation = useMachineTranslation(text, { from, to: hotel.language });
  return translation.text === null ? null : <MachineMark />;
}
