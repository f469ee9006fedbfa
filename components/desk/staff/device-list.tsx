'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { tabletIcon } from '@/components/ui/icons/tablet';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { Panel } from '../today/panel';
import { useMomentText } from '../use-moment-text';
import type { StaffDevice } from './staff-api';
import type { StaffQuestion } from './staff-question';

type ListProps = { devices: readonly StaffDevice[]; onAsk(question: StaffQuestion): void };

/** The devices on which a PIN is enough, and the way to make this one such a device. Rule: staff/SP47. */
export function DeviceList({ devices, onAsk }: ListProps) {
  const { t } = useDesk();
  const { isOffline, session } = useDeskData();
  const moment = useMomentText();
  return (
    <Panel title={t('staff_devices')}>
      <p className="text-ink-2">{t('staff_devices_text')}</p>
      <ul className="grid">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="wrap-anywhere font-medium">
                <bdi>{device.title}</bdi>
                {device.id === session.device?.id && <span className="text-ink-2">{` · ${t('this_device')}`}</span>}
              </p>
              <p className="text-ink-2">
                {device.last_seen_at === null ? t('never_seen') : t('seen_at', { time: moment(device.last_seen_at) })}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              className="w-auto!"
              disabled={isOffline}
              onClick={() => onAsk({ kind: 'end-device', device })}
            >
              <span>
                <span>{t('end_it')}</span>
                <span className="sr-only">{`, ${device.title}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {session.device === null && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-start w-auto!"
          disabled={isOffline}
          onClick={() => onAsk({ kind: 'enrol' })}
        >
          <Icon shape={tabletIcon} size="sm" />
          <span>{t('device_is_shared')}</span>
        </Button>
      )}
    </Panel>
  );
}
