'use client';

import clsx from 'clsx';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';

/** The list of chats and the open one beside it; on a phone one of them. `detail`: the uuid of the open chat. */
export function ChatsArea({ detail }: { detail: string | null }) {
  const { t } = useDesk();
  const { chats } = useDeskData();
  const open = chats?.find(({ uuid }) => uuid === detail);
  const back = (
    <a className={`${iconButtonClass({ variant: 'bare' })} min-[760px]:hidden`} href={deskAddress('chats')}>
      <Icon shape={chevronLeftIcon} />
      <span className="sr-only">{t('back')}</span>
    </a>
  );
  return (
    <Area title="chats" fills>
      {chats === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 overflow-hidden rounded-lg bg-canvas inset-ring inset-ring-line max-[759px]:min-h-[70dvh] forced-colors:border">
          <nav
            className={clsx(
              'w-full overflow-y-auto border-line min-[760px]:w-72 min-[760px]:shrink-0 min-[760px]:border-e',
              open !== undefined && 'max-[759px]:hidden',
            )}
            aria-label={t('chat_list')}
          >
            <ChatList chats={chats} openUuid={detail} />
          </nav>
          {open !== undefined ? (
            <Conversation key={open.uuid} chat={open} back={back} />
          ) : (
            <p className="m-auto p-4 text-ink-2 text-sm max-[759px]:hidden">
              {t(detail === null ? 'chat_choose' : 'chat_gone')}
            </p>
          )}
        </div>
      )}
    </Area>
  );
}
