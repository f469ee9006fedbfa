import { type LimitName, limitSizes } from '@/lib/server/limits/limit-sizes';
import { DEFAULT_RATE_LIMITS } from '@/lib/server/settings/limit-settings';

/** What each limit of guests' calls counts. */
const COUNTED: Readonly<Partial<Record<LimitName, string>>> = {
  orders: 'orders of a person or device',
  cancels: 'cancellations of an order',
  ratings: 'ratings of an order',
  starts: 'new chats of a person or device',
  entries: 'entries of a person or device',
  subscriptions: 'such calls of a person or device',
  holds: 'calls of a device that hold slots',
  heldSlots: 'slots that an address begins to hold',
  messages: 'messages of a chat',
  marks: 'such calls of a chat',
  uploads: 'files of a chat',
  uploadedKilobytes: 'kilobytes of files from an address',
  voice: 'tokens of an address',
  goals: 'goals of an address',
  writes: 'calls that change something',
  reads: 'calls that read',
  previews: 'previews of an address',
};

const SPANS: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };

/** A limit in words, as it is unless the operator sets another. */
export function limitInWords(name: LimitName): string {
  const sizes = DEFAULT_RATE_LIMITS === null ? null : limitSizes(DEFAULT_RATE_LIMITS);
  const { points = 0, seconds = 0 } = sizes?.[name] ?? {};
  return `${points} ${COUNTED[name] ?? name} ${SPANS[seconds] ?? `in ${seconds} seconds`}`;
}
