'use client';

import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { guestCard } from '@/lib/domain/desk/guest-card';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { GuestAllergies } from '../persons/guest-allergies';

/**
 * Who has ordered from this room in the last days, and what they cannot eat. `isSame`: the order is of that guest too. Rule:
 * telephone-orders/TO6.
 */
export function RoomGuest(props: {
  orders: readonly DeskOrder[];
  isSame: boolean;
  onSame(guest: { person: string; language: string } | null): void;
}) {
  const { orders, isSame, onSame } = props;
  const { t } = useDesk();
  const newest = orders.find(({ guest }) => guest.person_uuid !== null);
  const person = newest?.guest.person_uuid ?? null;
  if (newest === undefined || person === null) return null;
  const own = orders.filter(({ guest }) => guest.person_uuid === person);
  const name = own.find(({ guest }) => guest.name !== null)?.guest.name ?? t('guest_without_name');
  const { language } = newest;
  return (
    <div className={`${CARD} grid gap-3 p-4`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control */}
      <label className="grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3">
        <Checkbox checked={isSame} onChange={({ target }) => onSame(target.checked ? { person, language } : null)} />
        <span>
          <bdi className="block font-medium">{t('same_guest', { name })}</bdi>
          <small className="block text-ink-2 text-sm">{`${languageName(language)} · ${t('room_orders', { count: own.length })}`}</small>
        </span>
      </label>
      <GuestAllergies card={guestCard(own)} />
    </div>
  );
}
