import { REFUSALS, type RefusalKind } from '@/lib/contract/refusals';
import type { MessageKey } from '@/lib/words/message-key';

/** A refused or broken upload. `invalid`: the server does not accept the file, and `reason` says why. */
export class ChatUploadError extends Error {
  readonly kind: RefusalKind;
  /** What the guest reads where a screen has no words of its own for `kind`. */
  readonly word: MessageKey;
  /** The server's own words in the guest's language, for example that a chat takes no more files; null: none. */
  readonly reason: string | null;
  constructor(kind: RefusalKind, reason: string | null = null) {
    super(kind);
    this.name = 'ChatUploadError';
    this.kind = kind;
    this.reason = reason;
    this.word = REFUSALS[kind].word;
  }
}
