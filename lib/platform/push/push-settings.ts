import type { StaffNewsWords } from '@/lib/domain/push/staff-push-message';
import type { VapidKeys } from './vapid';

/** What the platform needs to send to guests' phones. null in its place: guests are offered no notifications. */
export type PushSettings = {
  keys: VapidKeys;
  /** Whom a push service may write to about these messages: a mailto: or https: address. */
  subject: string;
  /** The operator's further push services: hosts, and origins that may be on their own network (`PUSH_HOSTS`). */
  hosts: readonly string[];
  /** Milliseconds until a push service must have responded; default 10,000. */
  timeoutMs?: number;
  /** The guests' dictionary in a language. */
  words(language: string): Readonly<Record<string, string>>;
  /** The desk's words in a language, for phones of staff. */
  deskWords(language: string): StaffNewsWords;
};
