import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

/** A message of staff that the server has not confirmed. */
export type UnsentAnswer = {
  uuid: string;
  content: string;
  /** The path of an uploaded file. */
  file: string | null;
  /** The language from which it is translated for the guest; null: it goes as typed. */
  translateFrom: string | null;
};

/** What staff have typed in one chat, and what they have sent and nobody has confirmed. */
type DeskDraft = {
  text: string;
  /** A note for staff that is not saved yet. */
  note: string;
  unsent: readonly UnsentAnswer[];
  /** Whether answers go untranslated where they could be translated. */
  isAsTyped: boolean;
};

type DeskDrafts = Readonly<Record<string, DeskDraft>>;

export const NO_DRAFTS: DeskDrafts = {};

function readUnsent(value: unknown): UnsentAnswer | null {
  if (!isRecord(value)) return null;
  const [uuid, content] = [readString(value.uuid), readString(value.content)];
  return uuid === null || content === null
    ? null
    : { uuid, content, file: readString(value.file), translateFrom: readString(value.translateFrom) };
}

const parseDraft = (draft: Readonly<Record<string, unknown>>): DeskDraft => ({
  text: readString(draft.text) ?? '',
  note: readString(draft.note) ?? '',
  unsent: readList(draft.unsent, readUnsent),
  isAsTyped: draft.isAsTyped === true,
});

function parse(stored: string | null): DeskDrafts {
  const value = readJson(stored);
  if (!isRecord(value)) return NO_DRAFTS;
  const drafts = Object.entries(value).flatMap(([chat, draft]) => (isRecord(draft) ? [[chat, parseDraft(draft)]] : []));
  return Object.fromEntries(drafts);
}

/** The drafts of the desk by chat, which a reload and the end of a session leave alone. Rule: desk/DE18. */
export const deskDrafts = new PersistedAtom<DeskDrafts>({
  key: 'desk-drafts',
  parse,
  serialize: (drafts) => (Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts)),
});

const EMPTY: DeskDraft = { text: '', note: '', unsent: [], isAsTyped: false };

export const draftOf = (drafts: DeskDrafts, chat: string): DeskDraft => drafts[chat] ?? EMPTY;

/** Changes the draft of one chat; an empty one is removed. */
export function changeDraft(chat: string, change: (draft: DeskDraft) => DeskDraft): void {
  deskDrafts.changeNow((drafts) => {
    const next = change(draftOf(drafts, chat));
    const { [chat]: _before, ...others } = drafts;
    const isEmpty = next.text === '' && next.note === '' && next.unsent.length === 0 && !next.isAsTyped;
    return isEmpty ? others : { ...others, [chat]: next };
  });
}
