'use client';

import { Icon } from '@/components/ui/icon';
import { infoIcon } from '@/components/ui/icons/info';
import { keyRoundIcon } from '@/components/ui/icons/key-round';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { Tag } from '@/components/ui/tag';
import { roomProofMark } from '@/lib/domain/desk/room-proof-mark';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

const WORDS = { code: 'proven_by_code', digits: 'proven_by_digits', none: 'room_not_proven' } as const;

/** By what the room of an order was proven, where the hotel asks for it. Rule: rooms/RM11. */
export function RoomProofLine({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { settings } = useDeskData();
  const mark = roomProofMark(order, settings.room_proof);
  if (mark === null || mark === 'unproven_charge') return null;
  return (
    <p className="flex items-start gap-1.5 text-ink-2 text-option">
      <Icon shape={mark === 'none' ? infoIcon : keyRoundIcon} size="xs" className="mt-0.5" />
      <span className="min-w-0">{t(WORDS[mark])}</span>
    </p>
  );
}

/** Warns before a sum is written on the bill of a room that nobody has proven; not on paper, which guests get. Rule: rooms/RM11. */
export function UnprovenCharge({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { settings } = useDeskData();
  if (roomProofMark(order, settings.room_proof) !== 'unproven_charge') return null;
  return (
    <Tag tone="warning" className="font-medium print:hidden">
      <Icon shape={triangleAlertIcon} size="xs" />
      <span>{t('charge_not_proven')}</span>
    </Tag>
  );
}
