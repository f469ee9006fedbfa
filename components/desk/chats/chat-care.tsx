'use client';

import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { clockIcon } from '@/components/ui/icons/clock';
import { openWithOthers } from '@/lib/domain/desk/chats';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useMomentText } from '../use-moment-text';

/** The first letter of a staff member's name in a circle. */
export function Face({ name }: { name: string }) {
  return (
    <span
      className="grid size-6 shrink-0 place-items-center rounded-full bg-plate-2 font-medium text-ink text-xs forced-colors:border"
      aria-hidden="true"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}

const FACT = 'inline-flex max-w-full items-center gap-1.5 text-ink-2';

/** Who takes care of a chat, when it comes back or that it is settled, and who else has it open. Rules: chat/CH38, chat/CH39, chat/CH41. */
export function ChatCare({ chat }: { chat: DeskChat }) {
  const { t } = useDesk();
  const { name } = useDeskData();
  const moment = useMomentText();
  const { assigned_to: owner, snoozed_until: until, settled_at: settled, settled_by: by } = chat;
  return (
    <>
      {owner !== null && (
        <span className={FACT}>
          <Face name={owner} />
          <bdi className="min-w-0 truncate">{owner === name ? t('chats_mine') : owner}</bdi>
        </span>
      )}
      {until !== null && chat.state !== 'settled' && (
        <span className={FACT}>
          <Icon shape={clockIcon} size="xs" />
          <span>{t(chat.state === 'snoozed' ? 'again_at' : 'back_since', { time: moment(until) })}</span>
        </span>
      )}
      {settled !== null && (
        <span className={FACT}>
          <Icon shape={checkIcon} size="xs" />
          <span>
            {by === null
              ? t('settled_at', { time: moment(settled) })
              : t('settled_by', { name: bidiIsolate(by), time: moment(settled) })}
          </span>
        </span>
      )}
      {openWithOthers(chat, name).map((other) => (
        <span key={other} className={FACT}>
          <Face name={other} />
          <span className="wrap-anywhere min-w-0">{t('has_open', { name: bidiIsolate(other) })}</span>
        </span>
      ))}
    </>
  );
}
