'use client';

import clsx from 'clsx';
import { useId } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { fileTextIcon } from '@/components/ui/icons/file-text';
import { xIcon } from '@/components/ui/icons/x';
import { MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';
import { fileSize } from '@/lib/domain/chat/file-size';
import type { Upload } from './upload-list';

const PERCENT = 100;

/** The uploaded part of a file as a bar. */
function Progress({ part, labelledBy }: { part: number; labelledBy: string }) {
  const percent = Math.round(part * PERCENT);
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      className="col-span-full me-1.5 h-1.25 overflow-hidden rounded-full bg-brand-line forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-brand-strong forced-colors:bg-system-highlight forced-colors:forced-color-adjust-none"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}

/** A file on its way, with its progress; or one that was not sent, with the reason. Rule: chat/CH18. */
export function UploadCard(props: { upload: Upload; onRemove: () => void; onRetry: () => void }) {
  const { upload, onRemove, onRetry } = props;
  const { file, part, state, word, reason } = upload;
  const t = useTranslations();
  const { locale } = useHotel();
  const nameId = useId();
  const isRunning = state === 'uploading';
  const total = fileSize(file.size, locale);
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)_44px] items-center gap-x-3 gap-y-1 rounded-[18px] py-2 ps-3.5 pe-1.5 inset-ring forced-colors:border',
        isRunning ? 'bg-brand-soft inset-ring-brand-line' : 'bg-surface inset-ring-danger forced-colors:border-3',
      )}
    >
      <Icon shape={isRunning ? fileTextIcon : circleAlertIcon} className={isRunning ? '' : 'text-danger'} />
      <span>
        <span className="block truncate text-sm font-medium">
          <bdi id={nameId}>{file.name}</bdi>
        </span>
        <small className="block text-ink-2 text-xs">
          {isRunning ? t('upload_progress', { done: fileSize(file.size * part, locale), total }) : total}
        </small>
      </span>
      <IconButton
        icon={xIcon}
        size="sm"
        variant="bare"
        label={isRunning ? t('upload_stop') : t('remove')}
        aria-describedby={nameId}
        onClick={onRemove}
      />
      {isRunning ? (
        <Progress part={part} labelledBy={nameId} />
      ) : (
        <p role="alert" className="col-span-full flex flex-wrap items-center gap-x-4 text-danger text-sm">
          <span>{reason ?? (word !== null && t(word, { size: fileSize(MAX_FILE_BYTES, locale) }))}</span>
          {state === 'failed' && (
            <TextButton layout="row" tone="inherit" aria-describedby={nameId} onClick={onRetry}>
              {t('try_again')}
            </TextButton>
          )}
        </p>
      )}
    </li>
  );
}
