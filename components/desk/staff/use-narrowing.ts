'use client';

import { textIn } from '@/lib/domain/i18n/text';
import type { StaffMember } from '@/lib/domain/staff/member';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

type Narrowed = Pick<StaffMember, 'stations' | 'sections'>;

/** Returns a function that names the stations and sections to which somebody is narrowed; null: to none. */
export function useNarrowing(): (of: Narrowed) => string | null {
  const { hotel } = useDesk();
  const { settings } = useDeskData();
  const titleIn = <Id>(list: readonly { id: Id; title: Parameters<typeof textIn>[0] }[], id: Id) =>
    textIn(list.find((one) => one.id === id)?.title ?? null, hotel.language) || String(id);
  return ({ stations, sections }) => {
    if (stations === null && sections === null) return null;
    const names = [
      ...(stations ?? []).map((id) => titleIn(settings.stations, id)),
      ...(sections ?? []).map((id) => titleIn(settings.sections, id)),
    ];
    return names.join(', ');
  };
}
