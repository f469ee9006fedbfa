'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { clockIcon } from '@/components/ui/icons/clock';
import { rotateCcwIcon } from '@/components/ui/icons/rotate-ccw';
import { userIcon } from '@/components/ui/icons/user';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { AssignDialog } from './assign-dialog';
import { SnoozeDialog } from './snooze-dialog';
import type { ChatHandling } from './use-chat-handling';

function Tool(props: { icon: IconShape; isOff: boolean; onPress(): void; children: ReactNode }) {
  const { icon, isOff, onPress, children } = props;
  return (
    <Button
      variant="outline"
      size="sm"
      className="w-auto! gap-2! px-3.5!"
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      <Icon shape={icon} size="sm" className="max-[759px]:hidden" />
      <span>{children}</span>
    </Button>
  );
}

/** Gives a chat to somebody, puts it off, settles it, or takes it up again. Rule: desk/DE82. */
export function ChatTools({ chat, handling }: { chat: DeskChat; handling: ChatHandling }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [asked, setAsked] = useState<'assign' | 'snooze' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Tool icon={userIcon} isOff={isOffline} onPress={() => setAsked('assign')}>
        {t('assign')}
      </Tool>
      <Tool icon={clockIcon} isOff={isOffline} onPress={() => setAsked('snooze')}>
        {t('snooze')}
      </Tool>
      {chat.state === 'settled' ? (
        <Tool icon={rotateCcwIcon} isOff={isOffline} onPress={handling.reopen}>
          {t('reopen')}
        </Tool>
      ) : (
        <Tool icon={checkIcon} isOff={isOffline} onPress={handling.settle}>
          {t('settle')}
        </Tool>
      )}
      {asked === 'assign' && <AssignDialog chat={chat} onChoose={handling.assign} onClose={close} />}
      {asked === 'snooze' && <SnoozeDialog chat={chat} onChoose={handling.snooze} onClose={close} />}
    </>
  );
}
