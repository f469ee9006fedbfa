import type { UnsentMessage } from '@/lib/domain/chat/unsent-message';
import { isRecord, readNumber, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';
import type { PersistedOptions } from '../storage-slot';

const NONE: readonly UnsentMessage[] = [];

function readFile(value: unknown): UnsentMessage['file'] {
  const name = isRecord(value) ? readString(value.name) : null;
  const url = isRecord(value) ? readString(value.url) : null;
  if (name === null || url === null) return null;
  // Earlier releases stored the address alone, which was the reference, too.
  return { name, url, reference: (isRecord(value) ? readString(value.reference) : null) ?? url };
}

function readUnsent(value: unknown): UnsentMessage[] {
  if (!isRecord(value)) return [];
  const [uuid, chat, content] = [readString(value.uuid), readString(value.chat), readString(value.content)];
  if (uuid === null || chat === null || content === null) return [];
  return [
    {
      uuid,
      chat,
      content,
      command: readString(value.command),
      file: readFile(value.file),
      language: readString(value.language) ?? 'en',
      writtenAt: readNumber(value.writtenAt) ?? 0,
      after: readNumber(value.after) ?? 0,
      refusal: readString(value.refusal),
    },
  ];
}

function readAll(stored: string | null): readonly UnsentMessage[] {
  const value = readJson(stored);
  const messages = Array.isArray(value) ? value.flatMap(readUnsent) : [];
  return messages.length === 0 ? NONE : messages;
}

export const unsentOptions: PersistedOptions<readonly UnsentMessage[]> = {
  key: 'chat-unsent',
  parse: readAll,
  serialize: (messages) => (messages.length === 0 ? null : JSON.stringify(messages)),
};

/** The product's own key: what the guest has sent and the server has not confirmed, oldest first. */
export const unsentMessages = new PersistedAtom(unsentOptions);
