'use client';

import { Button } from '@/components/ui/button/button';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';

/** The line of new orders, which stays until somebody acknowledges them. Rule: desk/DE9. */
export function AckLine({ alarm }: { alarm: { count: number; isOn: boolean; acknowledge(): void } }) {
  const { t } = useDesk();
  return (
    <div role="status">
      {alarm.count > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning forced-colors:border">
          <p className="me-auto">
            <strong className="block font-medium text-md">{t('new_orders', { count: alarm.count })}</strong>
            <span>{t(alarm.isOn ? 'sound_repeats' : 'sound_is_off')}</span>
          </p>
          <Button variant="outline" size="sm" className="w-auto!" onClick={alarm.acknowledge}>
            {t('acknowledge')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says since when there is no connection. Rule: desk/DE12. */
export function OfflineLine({ since }: { since: number | null }) {
  const { t, time } = useDesk();
  if (since === null) return null;
  return (
    <Notice tone="danger" icon={wifiOffIcon} alert>
      {t('offline', { time: time(since) })}
    </Notice>
  );
}
