import type { MessageKey } from '@/lib/words/message-key';

/** A refused or broken upload. `word`: what the guest reads. */
export class ChatUploadError extends Error {
  readonly word: MessageKey;
  constructor(word: MessageKey) {
    super(word);
    this.name = 'ChatUploadError';
    this.word = word;
  }
}
