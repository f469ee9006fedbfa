'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { fileTextIcon } from '@/components/ui/icons/file-text';
import { ownPdf } from '@/lib/domain/security/own-file';
import { safeLink } from '@/lib/domain/security/safe-link';
import type { ChatButton, ChatFile } from '../chat-types';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A file's link. PDFs of our storage open in the viewer. Rules: chat/CH17, files/FI3. */
export function MessageFile({ file, className }: { file: ChatFile; className: string }) {
  const t = useTranslations();
  const isPdf = ownPdf(file.url) !== null;
  return (
    <p className={clsx('min-h-12 rounded-[18px]', className)}>
      <a
        href={file.url}
        {...(isPdf ? {} : NEW_TAB)}
        className="inline-flex min-h-12 items-center gap-2.5 px-4 py-3 text-brand-strong underline underline-offset-3 forced-colors:text-system-link"
      >
        <Icon shape={fileTextIcon} />
        <span>{t('chat_file')}</span>
        {!isPdf && <span className="sr-only">{` (${t('opens_in_new_tab')})`}</span>}
      </a>
    </p>
  );
}

/** The first picture of a message, in a box whose size is known before the picture. Rule: chat/CH17. */
export function MessagePicture({ url }: { url: string }) {
  const t = useTranslations();
  return (
    <a
      href={url}
      {...NEW_TAB}
      className="block aspect-[1.6] w-59 max-w-full overflow-hidden rounded-lg bg-plate tint-2 forced-colors:border"
    >
      <img
        className="size-full object-contain"
        src={url}
        alt={t('chat_picture')}
        width={236}
        height={148}
        decoding="async"
      />
      <span className="sr-only">{` (${t('opens_in_new_tab')})`}</span>
    </a>
  );
}

const FLOW_BUTTON =
  'inline-flex min-h-target max-w-full items-center gap-2.5 rounded-full bg-surface px-4 py-2 text-start text-brand-strong text-sm font-medium inset-ring inset-ring-brand-strong wrap-anywhere transition-[background-color,scale] duration-fast hover:bg-sunken pressed:scale-pressed forced-colors:border';

type FlowButtons = {
  buttons: readonly ChatButton[];
  onPress: (button: { title: string; msgId: string }) => void;
};

/** The bot's buttons: a command is sent as a message, a link opens in a new tab. Rules: chat/CH24, security/SC1. */
export function FlowButtons({ buttons, onPress }: FlowButtons) {
  const t = useTranslations();
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {buttons.map(({ title, msgId, url }) => {
        const href = safeLink(url);
        if (msgId === null && href === null) return null;
        return (
          <li key={`${title} ${msgId ?? url}`} className="max-w-full">
            {msgId !== null ? (
              <button type="button" className={FLOW_BUTTON} onClick={() => onPress({ title, msgId })}>
                <bdi>{title}</bdi>
              </button>
            ) : (
              <a href={href ?? undefined} {...NEW_TAB} className={FLOW_BUTTON}>
                <bdi>{title}</bdi>
                <Icon shape={externalLinkIcon} size="xs" />
                <span className="sr-only">{`(${t('opens_in_new_tab')})`}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
