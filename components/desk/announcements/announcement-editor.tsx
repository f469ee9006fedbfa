'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { announcementState } from '@/lib/domain/announcements/announcement-state';
import { missingLanguages } from '@/lib/domain/announcements/missing-languages';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskAnnouncement } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { AnnouncementDetails, AnnouncementTexts } from './announcement-fields';
import { StateTag } from './announcement-list';
import { AnnouncementPreview } from './announcement-preview';
import { MissingLanguages } from './missing-languages';
import { useAnnouncementForm } from './use-announcement-form';
import type { Announcements } from './use-announcements';

/** Those of the hotel's files have ids up to this one, and are changed there. */
const MAX_FILE_ID = 1_000_000;

export type EditorMessage = 'saved' | 'ended' | null;

type Props = {
  /** null: a new one. */
  announcement: DeskAnnouncement | null;
  languages: readonly string[];
  call: Announcements['call'];
  /** What has just been done; kept by the area, because a new announcement gets an editor of its own. */
  message: EditorMessage;
  onMessage(message: EditorMessage): void;
};

/** Writes an announcement in the hotel's languages, previews, schedules, publishes and ends it. Rule: desk/DE21. */
export function AnnouncementEditor({ announcement, languages, call, message, onMessage }: Props) {
  const { t } = useDesk();
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const form = useAnnouncementForm({ announcement, languages, call });
  const missing = missingLanguages({ title: form.draft.title, text: form.draft.text }, languages);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  /** Publishes, once staff know which languages are missing. */
  const publish = (run: () => void) => (missing.length === 0 ? run() : setWaiting(() => run));
  const isOfFile = announcement !== null && announcement.id <= MAX_FILE_ID;
  const save = async (publishes: boolean) => {
    onMessage(null);
    const saved = await form.save(publishes);
    if (saved === null) return;
    onMessage('saved');
    if (announcement === null) window.location.hash = deskAddress('announcements', String(saved.id));
  };
  return (
    <div className="grid items-start gap-5 min-[1000px]:grid-cols-[minmax(0,1fr)_17rem]">
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          publish(() => void save(true));
        }}
      >
        {announcement !== null && <StateTag announcement={announcement} />}
        {isOfFile && <Notice tone="info">{t('of_file')}</Notice>}
        <Tabs
          name="announcement"
          label={t('language')}
          tabs={languages.map((id) => ({ id, label: id.toUpperCase() }))}
          chosen={language}
          onChoose={setLanguage}
        />
        {/* A file's announcement is shown as it is and changed in its file. */}
        <fieldset className="grid gap-4" disabled={isOfFile} id={tabPanelId('announcement', language)}>
          <AnnouncementTexts form={form} language={language} />
          <AnnouncementDetails form={form} />
        </fieldset>
        <div role="status">{message !== null && <Notice tone="success">{t(message)}</Notice>}</div>
        {form.failure !== null && (
          <Notice tone="danger" alert>
            {t(form.failure, { name: textIn(announcement?.title, language) })}
          </Notice>
        )}
        <EditorActions
          announcement={announcement}
          isOfFile={isOfFile}
          isSaving={form.isSaving}
          now={form.now}
          onDraft={() => void save(false)}
          onAction={(action) => {
            const run = async () => {
              const response = await call(`/${announcement?.id}/${action}`, {});
              if (response.ok) onMessage(action === 'end' ? 'ended' : 'saved');
            };
            if (action === 'end') void run();
            else publish(() => void run());
          }}
        />
      </form>
      {waiting !== null && (
        <MissingLanguages
          missing={missing}
          onWrite={(first) => {
            setWaiting(null);
            setLanguage(first);
          }}
          onPublish={() => {
            setWaiting(null);
            waiting();
          }}
          onClose={() => setWaiting(null)}
        />
      )}
      <AnnouncementPreview draft={form.draft} language={language} />
    </div>
  );
}

/** Save, publish, end: what the state of the announcement allows. */
function EditorActions(props: {
  announcement: DeskAnnouncement | null;
  isOfFile: boolean;
  isSaving: boolean;
  now: string;
  onDraft(): void;
  onAction(action: 'publish' | 'end'): void;
}) {
  const { announcement, isOfFile, isSaving, now, onDraft, onAction } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const state = announcement === null ? 'draft' : announcementState(announcement, now);
  const isShown = state === 'showing' || state === 'scheduled';
  const isOff = isSaving || isOffline;
  return (
    <div className="grid gap-2 min-[500px]:grid-cols-2">
      {isShown && (
        <Button variant="danger" size="sm" disabled={isOff} onClick={() => onAction('end')}>
          {t('end_now')}
        </Button>
      )}
      {!isOfFile && state === 'draft' && (
        <Button variant="outline" size="sm" disabled={isOff} onClick={onDraft}>
          {t('save_draft')}
        </Button>
      )}
      {!isOfFile && (
        <Button type="submit" variant="primary" size="sm" aria-busy={isSaving} disabled={isOff}>
          {t(isShown ? 'save' : 'save_and_publish')}
        </Button>
      )}
      {isOfFile && !isShown && (
        <Button variant="primary" size="sm" disabled={isOff} onClick={() => onAction('publish')}>
          {t('publish')}
        </Button>
      )}
    </div>
  );
}
