'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { fileTextIcon } from '@/components/ui/icons/file-text';
import { type ChatMessage, FILE_CONTENT } from '@/lib/contract/chat';
import { typeOfUpload } from '@/lib/domain/chat/file-check';
import { linkify } from '@/lib/domain/chat/linkify';
import { bcp47 } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** A message of one side: the guest's at the start of the line, the hotel's at its end. */
export function Bubble(props: { isOwn: boolean; isFailed?: boolean; children: ReactNode; byline: ReactNode }) {
  const { isOwn, isFailed = false, children, byline } = props;
  return (
    <div
      className={clsx('grid max-w-[88%] gap-1', isOwn ? 'justify-items-end justify-self-end' : 'justify-self-start')}
    >
      <div
        className={clsx(
          'w-fit max-w-full rounded-[18px] px-3.5 py-2.5 text-md inset-ring forced-colors:border',
          isOwn ? 'rounded-ee-[6px]' : 'rounded-es-[6px]',
          isFailed
            ? 'bg-surface inset-ring-2 inset-ring-danger'
            : isOwn
              ? 'bg-brand-soft inset-ring-brand-line'
              : 'bg-surface inset-ring-line',
        )}
      >
        {children}
      </div>
      <div className="px-1 text-ink-2 text-xs">{byline}</div>
    </div>
  );
}

/** A text as typed: each line has the direction of its own first letter. `language`: of the guest, null: unknown. */
export function MessageText({ text, language }: { text: string; language: string | null }) {
  const { t } = useDesk();
  const parts = linkify(text);
  return (
    <p
      dir="auto"
      lang={language === null ? undefined : bcp47(language)}
      className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
    >
      {parts.every(({ href }) => href === null)
        ? text
        : parts.map(({ text: part, href }, place) =>
            href === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
              <span key={place}>{part}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <a key={place} href={href} dir="ltr" {...NEW_TAB} className="text-brand-strong underline">
                <span>{part}</span>
                <span className="sr-only">{` (${t('new_tab')})`}</span>
              </a>
            ),
          )}
    </p>
  );
}

/** A file as a link, a picture as itself. */
export function MessageFile({ path }: { path: string }) {
  const { t } = useDesk();
  const type = typeOfUpload(path);
  const isShown = type?.startsWith('image/') === true && type !== 'image/heic';
  return (
    <a href={path} {...NEW_TAB} className="inline-flex min-h-target items-center gap-2 text-brand-strong underline">
      {isShown ? (
        <img src={path} alt={t('picture')} className="h-36 w-56 max-w-full rounded-md bg-sunken object-contain" />
      ) : (
        <>
          <Icon shape={fileTextIcon} size="sm" />
          <span>{`${t('file')} ${path.split('.').at(-1)?.toUpperCase()}`}</span>
        </>
      )}
      <span className="sr-only">{` (${t('new_tab')})`}</span>
    </a>
  );
}

/** What a message holds. */
export function MessageContent({ message, language }: { message: ChatMessage; language: string | null }) {
  const { file } = message.extra;
  if (file !== null) return <MessageFile path={file} />;
  return <MessageText text={message.content === FILE_CONTENT ? '' : message.content} language={language} />;
}
