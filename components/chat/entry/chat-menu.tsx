'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { ellipsisVerticalIcon } from '@/components/ui/icons/ellipsis-vertical';
import { logOutIcon } from '@/components/ui/icons/log-out';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';

/**
 * What a guest seldom does with an open chat, out of the way of the thumb: leaving it, which is asked back because a left
 * chat cannot be opened again. Rule: chat/CH20.
 */
export function ChatMenu({ leave }: { leave: () => void }) {
  const t = useTranslations();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = () => place.current?.querySelector('button');
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  }, [isOpen]);
  const ask = async () => {
    setIsOpen(false);
    // Where the focus returns to from the question.
    button()?.focus({ preventScroll: true });
    const isConfirmed = await openOverlayForResult('confirm', {
      title: t('clear_history_question', { clear_history: t('leave_chat') }),
      text: t('leave_chat_text'),
      labels: { yes: t('leave'), no: t('stay') },
    });
    if (isConfirmed) leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu and not the chat around it
    <div
      ref={place}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setIsOpen(false);
        button()?.focus();
      }}
    >
      <IconButton
        icon={ellipsisVerticalIcon}
        label={t('more')}
        variant="bare"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute start-0 top-full z-3 mt-1 w-max max-w-70 animate-fade rounded-md bg-surface p-1.5 shadow-lg inset-ring inset-ring-line forced-colors:border"
      >
        <li>
          <button
            type="button"
            className="flex min-h-target w-full items-center gap-3 rounded-sm px-3 text-start hover:bg-sunken pressed:opacity-60"
            aria-haspopup="dialog"
            {...opens('confirm')}
            onClick={() => void ask()}
          >
            <Icon shape={logOutIcon} size="sm" />
            <span>{t('leave_chat')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
