'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { openWithOthers } from '@/lib/domain/desk/chats';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { Face } from './chat-care';

/** Who else has the chat open before anybody writes, and one tap to take it. Rule: chat/CH41. */
export function PresenceBar({ chat, onTake }: { chat: DeskChat; onTake(): void }) {
  const { hotel, t } = useDesk();
  const { name, isOffline } = useDeskData();
  const others = openWithOthers(chat, name);
  const [first] = others;
  return (
    <div role="status">
      {first !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 bg-info-soft px-4 py-1 text-info text-sm forced-colors:border-b">
          <Face name={first} />
          <p className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium">
            {t('has_open', { name: joinList(others.map(bidiIsolate), hotel.languageTag) })}
          </p>
          {chat.assigned_to !== name && chat.closed_at === null && (
            <TextButton layout="row" tone="inherit" aria-disabled={isOffline} onClick={() => isOffline || onTake()}>
              {t('take_it')}
            </TextButton>
          )}
        </div>
      )}
    </div>
  );
}
