import type { Text } from '../i18n/text';

/** What an entry of the log is about. `hotel`: the hotel as a whole. */
export const LOG_TARGETS = [
  'order',
  'payment-report',
  'printer',
  'product',
  'section',
  'menu-item',
  'menu',
  'stock',
  'station',
  'chat',
  'quick-replies',
  'announcement',
  'picture',
  'draw',
  'handover-note',
  'notification',
  'phone',
  'guest',
  'room',
  'staff-person',
  'session',
  'device',
  'hotel',
] as const;
export type LogTargetKind = (typeof LOG_TARGETS)[number];

/** `id` null: several at once, or nothing of which there are several. */
export type LogTarget = { kind: LogTargetKind; id: string | null };

/** Who has done something. `person` null: without a person; `name` null: with the hotel's key as a machine. */
export type LogAuthor = { person: string | null; name: string | null };

/** Fields by their names, as JSON. */
export type LogParts = Readonly<Record<string, unknown>>;

/**
 * An entry of the log. `at`: ISO time. `action`: the id of the call, or one of `SIGN_IN_ACTIONS`. `title`: what the target
 * was called at that time. `before`, `after`: only what has changed; null: nothing is stored. Rule: staff-log/SL2.
 */
export type LogEntry = LogAuthor & {
  id: string;
  at: string;
  action: string;
  target: (LogTarget & { title: Text | null }) | null;
  before: LogParts | null;
  after: LogParts | null;
};

/** Actions that are no calls of the desk with a right of their own. Rule: staff-log/SL4. */
export const SIGN_IN_ACTIONS = ['signIn', 'signOut', 'failedSignIn'] as const;
