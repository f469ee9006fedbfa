import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { PersistedAtom } from '../persisted-atom';

/** What else the device keeps of the guest's chat. Rule: device-storage/D9. */

/** Longer than any message, so that a text beyond the limit is kept until the guest has shortened it. */
const LONGEST_DRAFT = 20_000;

const text = (key: StorageKey, longest: number) =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => (stored ?? '').slice(0, longest),
    serialize: (value) => (value === '' ? null : value.slice(0, longest)),
  });

/** A message id; null: none. */
const messageId = (key: StorageKey) =>
  new PersistedAtom<number | null>({
    key,
    parse: (stored) => (/^\d{1,15}$/.test(stored ?? '') ? Number(stored) : null),
    serialize: (id) => (id === null ? null : String(id)),
  });

/** The last message when the guest left a chat (`chat-last-message-id`). It and those before are never shown again. */
export const leftAtMessage = messageId('chat-last-message-id');
/** The product's own key: the uuid of that chat, because every platform numbers messages in its own way. */
export const leftChat = text('chat-left-uuid', 100);
/** The product's own key: the newest message that the guest has seen in any tab. Unread messages have higher ids. */
export const readUntil = messageId('chat-read-message-id');
/** The product's own key: what the guest has typed and not sent. */
export const chatDraft = text('chat-draft', LONGEST_DRAFT);
/**
 * The product's own key: the uuid of a start that the server has not confirmed, the same in every tab; '' when there is
 * none. Rule: chat/CH30.
 */
export const startUuid = text('chat-start-uuid', 100);
/** The product's own key: the language in which the server answers this chat; '' when unknown. */
export const chatLanguage = text('chat-language', 3);
