'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { plusIcon } from '@/components/ui/icons/plus';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { AnnouncementEditor, type EditorMessage } from './announcement-editor';
import { AnnouncementList } from './announcement-list';
import { useAnnouncements } from './use-announcements';

const NEW = 'new';

/** The announcements and the editor of one beside them; on a phone one of both. `detail`: an id, or `new`. */
export function AnnouncementsArea({ detail }: { detail: string | null }) {
  const { hotel, t } = useDesk();
  const { settings, areSettingsRead } = useDeskData();
  const { announcements, hasFailed, call } = useAnnouncements();
  const [message, setMessage] = useState<EditorMessage>(null);
  const open = announcements?.find(({ id }) => String(id) === detail) ?? null;
  const isOpen = open !== null || detail === NEW;
  const languages = settings.languages.length > 0 ? settings.languages : [hotel.language];
  const tools = (
    <>
      {isOpen && (
        <a className={`${iconButtonClass({})} min-[760px]:hidden`} href={deskAddress('announcements')}>
          <Icon shape={chevronLeftIcon} />
          <span className="sr-only">{t('back')}</span>
        </a>
      )}
      <a
        className={buttonClass({
          variant: 'outline',
          size: 'sm',
          className: isOpen ? 'w-auto! max-[759px]:hidden' : 'w-auto!',
        })}
        href={deskAddress('announcements', NEW)}
      >
        <Icon shape={plusIcon} size="sm" />
        <span>{t('announcement_new')}</span>
      </a>
    </>
  );
  return (
    <Area title="announcements" tools={tools}>
      {/* A form that began without the hotel's languages would lose what was typed when they come. */}
      {announcements === null || !areSettingsRead ? (
        <div className="grid place-items-center p-10">
          {hasFailed ? <Notice tone="danger">{t('no_response')}</Notice> : <Spinner />}
        </div>
      ) : (
        <div className="grid items-start gap-5 min-[760px]:grid-cols-[15.5rem_minmax(0,1fr)]">
          <nav className={clsx(isOpen && 'max-[759px]:hidden')} aria-label={t('announcements')}>
            <AnnouncementList announcements={announcements} openId={detail} />
          </nav>
          {isOpen ? (
            <AnnouncementEditor
              key={detail}
              announcement={open}
              languages={languages}
              call={call}
              message={message}
              onMessage={setMessage}
            />
          ) : (
            <p className="text-ink-2 text-sm max-[759px]:hidden">{t('announcement_choose')}</p>
          )}
        </div>
      )}
    </Area>
  );
}
