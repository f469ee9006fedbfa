/** How far a guest's message has come: at the hotel, or read there. */
export type DeliveryMark = 'sent' | 'seen';

type Sent = { key: string; id: number | null; isOwn: boolean };

/**
 * Returns the marks by the keys of the messages: at the newest of the guest's messages that staff have read, and at the newest
 * one that has arrived after it. The others have none, because each mark holds for those before it too. `seenUntil`: the
 * newest message that staff have read; null: not known. Rule: chat/CH33.
 */
export function deliveryMarks(
  messages: readonly Sent[],
  seenUntil: number | null,
): Readonly<Record<string, DeliveryMark>> {
  const arrived = messages.filter(({ id, isOwn }) => isOwn && id !== null);
  const newest = arrived.at(-1);
  const seen = arrived.findLast(({ id }) => id !== null && id <= (seenUntil ?? 0));
  return {
    ...(newest !== undefined && { [newest.key]: 'sent' as const }),
    ...(seen !== undefined && { [seen.key]: 'seen' as const }),
  };
}
