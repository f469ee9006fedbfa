'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextArea } from '@/components/ui/form/text-area';
import { changeDraft, deskDrafts, draftOf } from '@/lib/device/desk/desk-drafts';
import { newUuid } from '@/lib/device/new-uuid';
import { isTooLong } from '@/lib/domain/chat/message-length';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** Writes a note that only staff read; what is typed is kept until it is saved. Rules: chat/CH40, desk/DE18. */
export function NoteForm({ chat, onSaved, onClose }: { chat: string; onSaved(): void; onClose(): void }) {
  const { t } = useDesk();
  const { name, isOffline, onSignedOut } = useDeskData();
  const { note } = draftOf(useAtomValue(deskDrafts), chat);
  const [hasFailed, setHasFailed] = useState(false);
  // One for each note, so that a repeated try saves it once.
  const uuid = useRef(newUuid());
  const id = useId();
  const isOff = isOffline || isBlank(note) || isTooLong(note);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isOff) return;
    const body = { content: note.trim(), uuid: uuid.current, name };
    const response = await callDesk(`/chats/${chat}/notes`, body);
    setHasFailed(!response.ok);
    if (!response.ok) {
      if (isSignedOut(response)) onSignedOut();
      return;
    }
    uuid.current = newUuid();
    changeDraft(chat, (draft) => ({ ...draft, note: '' }));
    onSaved();
    onClose();
  };
  return (
    <form className="grid gap-2 border-line border-t bg-plate-1 p-3" onSubmit={save}>
      <label htmlFor={id} className="font-medium text-sm">
        {t('note_staff')}
      </label>
      <TextArea
        id={id}
        text={note}
        value={note}
        dir={note === '' ? undefined : 'auto'}
        onChange={({ target }) => changeDraft(chat, (draft) => ({ ...draft, note: target.value }))}
      />
      {isTooLong(note) && (
        <p role="alert" className="text-danger text-sm">
          {t('too_long')}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="text-danger text-sm">
          {t('note_failed')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" className="w-auto!" aria-disabled={isOff}>
          {t('save_note')}
        </Button>
        <Button variant="outline" size="sm" className="w-auto!" onClick={onClose}>
          {t('back_to_answer')}
        </Button>
      </div>
    </form>
  );
}
