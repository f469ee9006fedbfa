'use client';

import { useEffect } from 'react';
import { boardSettings } from '@/lib/device/desk/board-view';
import type { DeskPlan } from '@/lib/domain/desk/order-step';
import { hasNoSection } from '@/lib/domain/desk/stations';
import { textIn } from '@/lib/domain/i18n/text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { DeskSettings, DeskStation } from '../desk-api';
import { useDesk } from '../desk-context';

/** In the address of the desk: `/desk?station=bar`. */
const PARAMETER = 'station';

/**
 * The station that this device is: remembered on the device and named in the address, which another one can be opened with.
 * One that has gone from the hotel's files, or whose sections all have, shows every order and is reported. Rule: desk/DE53.
 */
export function useStation({ settings, areSettingsRead }: { settings: DeskSettings; areSettingsRead: boolean }): {
  station: DeskStation | null;
  /** The title of the station that has gone; null: none has. */
  goneStation: string | null;
  plan: DeskPlan;
} {
  const { hotel } = useDesk();
  const { station: id } = useAtomValue(boardSettings);
  useEffect(() => {
    const addressed = new URLSearchParams(window.location.search).get(PARAMETER);
    if (addressed !== null) boardSettings.changeNow((known) => ({ ...known, station: addressed || null }));
  }, []);
  useEffect(() => nameInAddress(id), [id]);
  const { stations, sections, one_step_sections: oneStepSections } = settings;
  const found = stations.find((station) => station.id === id) ?? null;
  const isGone = id !== null && areSettingsRead && (found === null || hasNoSection(found, sections));
  return {
    station: isGone ? null : found,
    goneStation: isGone ? (found === null ? id : textIn(found.title, hotel.language)) : null,
    plan: { stations, sections, oneStepSections },
  };
}

function nameInAddress(station: string | null): void {
  const url = new URL(window.location.href);
  if (url.searchParams.get(PARAMETER) === station) return;
  if (station === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, station);
  window.history.replaceState(window.history.state, '', url);
}
