'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { callDesk, type DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { Face } from './chat-care';

/** The names with which staff have signed in, one's own first. */
function useStaffNames(own: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void callDesk<{ names: readonly string[] }>('/staff').then((response) => {
      if (response.ok) setNames(response.value.names);
    });
  }, []);
  return [own, ...names.filter((name) => name !== own)];
}

/** Asks who takes care of a chat. Rule: chat/CH39. */
export function AssignDialog(props: { chat: DeskChat; onChoose(name: string | null): void; onClose(): void }) {
  const { chat, onChoose, onClose } = props;
  const { t } = useDesk();
  const { name: own } = useDeskData();
  const names = useStaffNames(own);
  const choose = (name: string | null) => {
    onChoose(name);
    onClose();
  };
  return (
    <DeskDialog title={t('assign_title')} onClose={onClose}>
      <ul className="grid gap-2">
        {names.map((name) => (
          <li key={name}>
            <Button
              variant={name === chat.assigned_to ? 'soft' : 'outline'}
              size="sm"
              className="justify-start! text-start!"
              aria-pressed={name === chat.assigned_to}
              onClick={() => choose(name)}
            >
              <Face name={name} />
              <bdi className="wrap-anywhere min-w-0">{name}</bdi>
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant={chat.assigned_to === null ? 'soft' : 'outline'}
            size="sm"
            aria-pressed={chat.assigned_to === null}
            onClick={() => choose(null)}
          >
            {t('nobody')}
          </Button>
        </li>
      </ul>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </DeskDialog>
  );
}
