'use client';

import { paceNow } from '@/lib/domain/desk/pace-now';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useMomentText } from '../use-moment-text';
import type { PaceChange } from './pace-api';

/** Returns a function that says what holds a station up, a sentence each. */
export function usePaceText(): (pace: PaceChange) => readonly string[] {
  const { t } = useDesk();
  const { now } = useDeskData();
  const moment = useMomentText();
  return (pace) => {
    const { busy, closedUntil } = paceNow(pace, now);
    return [
      ...(closedUntil === null ? [] : [t('pace_closed', { time: isolateNumber(moment(closedUntil)) })]),
      ...(busy === null ? [] : [t('pace_busy', { minutes: busy.minutes, time: isolateNumber(moment(busy.until)) })]),
    ];
  };
}
