'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { Tag } from '@/components/ui/tag';
import { useDesk } from '../../desk-context';
import { useMomentText } from '../../use-moment-text';
import type { RoomCharge } from './bills-api';
import { chargeText, PROOF_WORDS } from './charges-csv';

/** The number, time and guest of a charge, what it is for, and how the room was proven. */
export function ChargeFacts({ charge, children }: { charge: RoomCharge; children?: ReactNode }) {
  const { hotel, t } = useDesk();
  const moment = useMomentText();
  const { num, ordered_at, guest_name, room_proof } = charge;
  return (
    <span className="grid min-w-0 flex-1 basis-44 gap-0.5">
      <span className="flex flex-wrap gap-x-2 font-medium">
        <bdi translate="no" dir="ltr" className="tabular-nums">{`#${num}`}</bdi>
        <span className="tabular-nums">{moment(ordered_at)}</span>
        <bdi className="wrap-anywhere">{guest_name ?? t('unnamed')}</bdi>
      </span>
      <span className="wrap-anywhere text-ink-2 text-sm">{chargeText(charge, { t, language: hotel.language })}</span>
      {room_proof === 'none' ? (
        <Tag tone="warning">
          <Icon shape={triangleAlertIcon} size="xs" />
          <span>{t(PROOF_WORDS.none)}</span>
        </Tag>
      ) : (
        <span className="text-ink-2 text-sm">{t(PROOF_WORDS[room_proof])}</span>
      )}
      {children}
    </span>
  );
}

export function ChargeAmount({ amount }: { amount: number }) {
  const desk = useDesk();
  return (
    <bdi translate="no" dir="ltr" className="whitespace-nowrap pt-2 font-medium tabular-nums">
      {desk.amount(amount)}
    </bdi>
  );
}
