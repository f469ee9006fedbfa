/**
 * A message that the guest has written and the server has not confirmed. It is stored before it is sent, so that it
 * survives a reload. Rules: chat/CH7, chat/CH28.
 */
export type UnsentMessage = {
  /** The client uuid. It makes a retry harmless: the server stores a message with a known uuid once. */
  uuid: string;
  /** The chat that it belongs to. */
  chat: string;
  content: string;
  /** The `msg_id` of the button of the bot that the guest pressed. */
  command: string | null;
  /** A file that has been uploaded to this chat: its address, and what the message names. Rule: chat/CH32. */
  file: { name: string; url: string; reference: string } | null;
  language: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** The newest message of the chat that was known when it was written. Its own id will be higher. */
  after: number;
  /** Why the server has refused it: a message key. It is sent again only when the guest asks for it. */
  refusal: string | null;
};

/** The first message that is to be sent. A refused one does not hold up those behind it. */
export const nextToSend = (unsent: readonly UnsentMessage[], chat: string): UnsentMessage | null =>
  unsent.find((message) => message.chat === chat && message.refusal === null) ?? null;

type Identified = { id: number; uuid: string | null; content: string };

/**
 * The unsent messages that the server has not stored. `own`: the guest's messages on the server, in order. They match
 * by their uuid. A server that does not store uuids returns null; a message then matches the first one with the same
 * content that was stored after it was written.
 */
export function withoutStored(unsent: readonly UnsentMessage[], own: readonly Identified[]): readonly UnsentMessage[] {
  if (unsent.length === 0) return unsent;
  const uuids = new Set(own.map(({ uuid }) => uuid));
  const nameless = own.filter(({ uuid }) => uuid === null);
  const taken = new Set<number>();
  const rest = unsent.filter((message) => {
    if (uuids.has(message.uuid)) return false;
    const stored = nameless.find(
      ({ id, content }) => id > message.after && content === message.content && !taken.has(id),
    );
    if (stored === undefined) return true;
    taken.add(stored.id);
    return false;
  });
  return rest.length === unsent.length ? unsent : rest;
}
