'use client';

import { useState } from 'react';
import { deskSignals } from '@/lib/device/desk/desk-signals';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { canBeNotified, endPush, startPush } from '../live/staff-push';
import { SwitchRow } from './switch-row';

/** Lets this phone be notified while no desk is open on it. Only its tap lets the browser ask. Rule: desk/DE90. */
export function PhonePushSwitch() {
  const { hotel, t } = useDesk();
  const { name, settings } = useDeskData();
  const { pushes } = useAtomValue(deskSignals);
  const [outcome, setOutcome] = useState<'on' | 'denied' | 'failed' | null>(null);
  const { push_key: key } = settings;
  if (key === null || !canBeNotified()) return null;
  const change = async (isOn: boolean) => {
    if (isOn) setOutcome(await startPush({ key, language: hotel.language, name }));
    else {
      setOutcome(null);
      await endPush({ forgets: true });
    }
  };
  return (
    <div>
      <SwitchRow isOn={pushes} onChange={(isOn) => void change(isOn)} label={t('push_phone')} />
      <p className="text-ink-2 text-sm">{t('push_phone_text')}</p>
      {(outcome === 'denied' || outcome === 'failed') && (
        <p role="alert" className="text-danger text-sm">
          {t(outcome === 'denied' ? 'notices_denied' : 'push_failed')}
        </p>
      )}
    </div>
  );
}
