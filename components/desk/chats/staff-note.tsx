'use client';

import { Icon } from '@/components/ui/icon';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import type { ChatNote } from '../desk-api';
import { useDesk } from '../desk-context';
import { MessageText } from './message-bubble';

/** A note of staff between the messages, which the guest never sees. Rule: chat/CH40. */
export function StaffNote({ note }: { note: ChatNote }) {
  const { t, time } = useDesk();
  return (
    <div className="flex gap-2.5 rounded-md bg-plate-1 px-3.5 py-2.5 text-ink text-sm forced-colors:border forced-colors:border-dashed">
      <Icon shape={penLineIcon} size="sm" className="mt-0.5" />
      <div className="min-w-0">
        <MessageText text={note.content} language={null} />
        <p className="text-ink-2 text-xs">
          {t('note_staff_by', { name: bidiIsolate(note.name), time: time(note.created_at) })}
        </p>
      </div>
    </div>
  );
}
