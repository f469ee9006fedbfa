'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextArea } from '@/components/ui/form/text-area';
import { arrowUpIcon } from '@/components/ui/icons/arrow-up';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { type EditedReply, editedReplies, moveReply, sentReplies } from '@/lib/domain/desk/quick-replies';
import { directionOf, languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { callDesk, type DeskSettings, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';

const MAX_LENGTH = 500;
const MAX_REPLIES = 30;

type Row = { key: number; texts: EditedReply };

/** The replies while they are edited, and the calls that change them for every desk. */
function useReplies(settings: DeskSettings, languages: readonly string[], onSaved: () => void) {
  const { name, readSettings, onSignedOut } = useDeskData();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    editedReplies(settings.quick_replies, languages).map((texts, key) => ({ key, texts })),
  );
  const [version] = useState(settings.quick_replies_version);
  const [failure, setFailure] = useState<'not_saved' | 'replies_changed' | null>(null);
  const send = async (replies: readonly EditedReply[] | null) => {
    const response = await callDesk('/quick-replies', { replies, version, name });
    if (response.ok) {
      await readSettings();
      onSaved();
    } else if (isSignedOut(response)) onSignedOut();
    else setFailure(response.status === 409 ? 'replies_changed' : 'not_saved');
  };
  const write = (key: number, language: string, text: string) =>
    setRows((before) =>
      before.map((row) => (row.key === key ? { key, texts: { ...row.texts, [language]: text } } : row)),
    );
  return {
    rows,
    failure,
    write,
    add: () => setRows((before) => [...before, { key: Math.max(-1, ...before.map(({ key }) => key)) + 1, texts: {} }]),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    moveUp: (place: number) => setRows((before) => moveReply(before, place, -1)),
    save: () => send(sentReplies(rows.map(({ texts }) => texts))),
    reset: () => send(null),
  };
}

/** Edits the hotel's quick replies in its languages and in the desk's. Rule: desk/DE85. */
export function EditReplies({ onClose }: { onClose(): void }) {
  const { hotel, t } = useDesk();
  const { settings, isOffline } = useDeskData();
  const languages = [...new Set([hotel.language, ...settings.languages])];
  const { rows, failure, write, add, remove, moveUp, save, reset } = useReplies(settings, languages, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffline) void save();
  };
  return (
    <DeskDialog title={t('quick_replies')} onClose={onClose}>
      <p className="text-ink-2 text-sm">{t('replies_hint')}</p>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((row, place) => (
            <li key={row.key}>
              <ReplyFields
                row={row}
                number={place + 1}
                languages={languages}
                onWrite={(language, text) => write(row.key, language, text)}
                onMoveUp={place === 0 ? null : () => moveUp(place)}
                onRemove={() => remove(row.key)}
              />
            </li>
          ))}
        </ol>
        {rows.length < MAX_REPLIES && (
          <Button variant="outline" size="sm" onClick={add}>
            {t('add_reply')}
          </Button>
        )}
        {failure !== null && (
          <p role="alert" className="text-danger text-sm">
            {t(failure)}
          </p>
        )}
        <Button type="submit" variant="primary" size="sm" aria-disabled={isOffline}>
          {t('save')}
        </Button>
        {settings.quick_replies_source === 'desk' && (
          <Button variant="outline" size="sm" aria-disabled={isOffline} onClick={() => isOffline || void reset()}>
            {t('replies_reset')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      </form>
    </DeskDialog>
  );
}

function ReplyFields(props: {
  row: Row;
  number: number;
  languages: readonly string[];
  onWrite(language: string, text: string): void;
  onMoveUp: (() => void) | null;
  onRemove(): void;
}) {
  const { row, number, languages, onWrite, onMoveUp, onRemove } = props;
  const { hotel, t } = useDesk();
  const summary = textIn(row.texts, hotel.language);
  const name = t('reply_n', { number });
  // A new one is open, and stays so while it is written.
  const [isNew] = useState(summary === '');
  return (
    <details className="rounded-md bg-canvas inset-ring inset-ring-line forced-colors:border" open={isNew || undefined}>
      <summary className="min-h-target cursor-pointer content-center px-3 py-2 text-sm">
        <span className="sr-only">{`${name}: `}</span>
        <bdi className="wrap-anywhere">{summary === '' ? name : summary}</bdi>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 pt-0">
        {languages.map((language) => (
          <div key={language} className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
            <span aria-hidden="true">{languageName(language)}</span>
            <TextArea
              text={row.texts[language] ?? ''}
              value={row.texts[language] ?? ''}
              maxLength={MAX_LENGTH}
              dir={directionOf(language)}
              aria-label={`${name}, ${languageName(language)}`}
              onChange={({ target }) => onWrite(language, target.value)}
            />
          </div>
        ))}
        <div className="flex gap-2">
          {onMoveUp !== null && (
            <IconButton icon={arrowUpIcon} size="sm" label={`${t('move_up')}, ${name}`} onClick={onMoveUp} />
          )}
          <IconButton icon={trash2Icon} size="sm" label={`${t('remove')}, ${name}`} onClick={onRemove} />
        </div>
      </div>
    </details>
  );
}
