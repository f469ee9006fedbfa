import { REFUSALS, type RefusalKind } from '@/lib/contract/refusals';
import type { MessageKey } from '@/lib/words/message-key';

/** A refused or broken upload. `invalid`: the file is of a type that is not accepted. */
export class ChatUploadError extends Error {
  readonly kind: RefusalKind;
  /** What the guest reads where a screen has no words of its own for `kind`. */
  readonly word: MessageKey;
  constructor(kind: RefusalKind) {
    super(kind);
    this.name = 'ChatUploadError';
    this.kind = kind;
    this.word = REFUSALS[kind].word;
  }
}
