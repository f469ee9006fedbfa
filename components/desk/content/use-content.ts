'use client';

import { useCallback, useEffect, useState } from 'react';
import { textIn } from '@/lib/domain/i18n/text';
import { type DeskResponse, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import {
  type ChangeRequest,
  type Content,
  type ContentItem,
  changeOf,
  type LogEntry,
  readContent,
  readLog,
  sendChange,
  sendUndo,
} from './content-api';

const put = (items: readonly ContentItem[], changed: ContentItem): readonly ContentItem[] =>
  items.map((item) => (item.kind === changed.kind && item.id === changed.id ? changed : item));

/** The catalogue as staff see it, live, and the changes of this desk. Rules: content/CC8, content/CC11. */
export function useContent() {
  const { hotel, t } = useDesk();
  const { contentChanges, onSignedOut } = useDeskData();
  const [content, setContent] = useState<Content | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [last, setLast] = useState<{ id: number; at: number } | null>(null);

  const readAll = useCallback(async () => {
    const [read, entries] = await Promise.all([readContent(), readLog()]);
    if (isSignedOut(read)) return onSignedOut();
    if (read.ok) setContent(read.value);
    if (entries.ok) setLog(entries.value);
  }, [onSignedOut]);
  // Also after each change of the catalogue by anybody, and when the connection is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what asks for reading again
  useEffect(() => void readAll(), [readAll, contentChanges]);

  const run = async (name: string, call: Promise<DeskResponse<ContentItem>>): Promise<ContentItem | null> => {
    setMessage(null);
    const response = await call;
    if (response.ok) {
      const { value } = response;
      setContent((known) => known && { sections: put(known.sections, value), products: put(known.products, value) });
    } else if (isSignedOut(response)) onSignedOut();
    else setMessage(t(refusalKey(response), { name, by: response.changedBy ?? '' }));
    await readAll();
    return response.ok ? response.value : null;
  };
  const nameOf = (item: { title: ContentItem['title'] }) => textIn(item.title, hotel.language);
  return {
    content,
    log,
    message,
    last,
    change: async (item: ContentItem, wanted: ChangeRequest) => {
      const changed = await run(nameOf(item), sendChange(item, wanted));
      const id = changed && changeOf(changed, wanted.field)?.id;
      if (id) setLast({ id, at: Date.now() });
      return changed !== null;
    },
    undo: (entry: { id: number; title: ContentItem['title'] }) => run(nameOf(entry), sendUndo(entry.id)),
  };
}

export type ContentDesk = ReturnType<typeof useContent>;

function refusalKey({ status, changedBy, fields }: Extract<DeskResponse<never>, { ok: false }>) {
  if (status === 404) return 'content_gone';
  if (status !== 409 && status !== 422) return 'change_not_saved';
  if (!fields.includes('version')) return 'bad_value';
  return changedBy === null ? 'changed_by_other' : 'changed_by';
}
