'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { bellIcon } from '@/components/ui/icons/bell';
import { changeSignals, deskSignals } from '@/lib/device/desk/desk-signals';
import { SIGNAL_KINDS, type SignalKind } from '@/lib/domain/desk/alarm';
import { MIN_VOLUME } from '@/lib/domain/desk/sound';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { DesktopNoticeSwitch } from './desktop-notice-switch';
import { PhonePushSwitch } from './phone-push-switch';
import { SwitchRow } from './switch-row';

/** Opens how the desk is heard and seen on this device. Rule: desk/DE88. */
export function SignalsButton() {
  const { t } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={bellIcon} size="sm" label={t('signals')} onClick={() => setIsOpen(true)} />
      {isOpen && <SignalsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const KIND_WORDS = {
  order: 'signal_orders',
  due: 'signal_due',
  chat: 'signal_chats',
  cancellation: 'signal_cancelled',
  ticket: 'tickets_not_printed',
} as const;

function SignalsDialog({ onClose }: { onClose(): void }) {
  const { t } = useDesk();
  const { alarm } = useDeskData();
  const { volume, muted, maySleep } = useAtomValue(deskSignals);
  const id = useId();
  const setMuted = (kind: SignalKind, isMuted: boolean) =>
    changeSignals({ muted: SIGNAL_KINDS.filter((each) => (each === kind ? isMuted : muted.includes(each))) });
  return (
    <DeskDialog title={t('signals')} onClose={onClose}>
      <p className="text-ink-2 text-sm">{t('signals_text')}</p>
      <SwitchRow isOn={alarm.sound !== 'off'} onChange={alarm.toggleSound} label={t('sound')} />
      <div className="grid gap-1 text-sm">
        <label htmlFor={id}>{t('volume')}</label>
        <input
          id={id}
          type="range"
          className="min-h-target w-full accent-brand-strong"
          min={MIN_VOLUME}
          max={1}
          step={0.1}
          value={volume}
          onChange={({ target }) => changeSignals({ volume: Number(target.value) })}
        />
      </div>
      <ul className="grid gap-1">
        {SIGNAL_KINDS.map((kind) => (
          <li key={kind}>
            <SwitchRow
              isOn={!muted.includes(kind)}
              onChange={(isOn) => setMuted(kind, !isOn)}
              label={t(KIND_WORDS[kind])}
              beside={
                alarm.sound === 'on' && (
                  <Button
                    variant="outline"
                    size="sm"
                    className="w-auto!"
                    aria-label={`${t('try_sound')}: ${t(KIND_WORDS[kind])}`}
                    onClick={() => alarm.tryOut(kind)}
                  >
                    {t('try_sound')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      <SwitchRow isOn={!maySleep} onChange={(isOn) => changeSignals({ maySleep: !isOn })} label={t('stay_awake')} />
      <DesktopNoticeSwitch />
      <PhonePushSwitch />
      <Button variant="outline" size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </DeskDialog>
  );
}
