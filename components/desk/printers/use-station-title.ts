'use client';

import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** Returns a function that names a station by its id. One that has gone from the hotel's files is named by it. */
export function useStationTitle(): (id: string) => string {
  const { hotel } = useDesk();
  const { stations } = useDeskData().settings;
  return (id) => textIn(stations.find((station) => station.id === id)?.title, hotel.language) || id;
}
