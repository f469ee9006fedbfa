'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { keyRoundIcon } from '@/components/ui/icons/key-round';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { Panel } from '../today/panel';
import type { StaffQuestion } from './staff-question';

/** What the hotel's key is for, and the way to replace it. Rule: staff/SP48. */
export function KeyPanel({ onAsk }: { onAsk(question: StaffQuestion): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  return (
    <Panel title={t('hotel_key')}>
      <p className="text-ink-2">{t('hotel_key_text')}</p>
      <Button
        variant="outline"
        size="sm"
        className="w-auto! justify-self-start"
        disabled={isOffline}
        onClick={() => onAsk({ kind: 'key' })}
      >
        <Icon shape={keyRoundIcon} size="sm" />
        <span>{t('replace_key')}</span>
      </Button>
    </Panel>
  );
}
