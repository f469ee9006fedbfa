'use client';

import { Icon } from '@/components/ui/icon';
import { volume2Icon } from '@/components/ui/icons/volume-2';
import { useDesk } from '../desk-context';
import type { Alarm } from '../live/use-alarm';

/**
 * A big button while the browser or a locked device holds the sound back: after a reload nothing is heard before a tap,
 * wherever it lands. Rule: desk/DE87.
 */
export function TapToHear({ alarm }: { alarm: Alarm }) {
  const { t } = useDesk();
  if (alarm.sound !== 'locked') return null;
  return (
    <div role="alert">
      <button
        type="button"
        className="flex min-h-20 w-full items-center justify-center gap-4 rounded-lg border-3 border-warning bg-warning-soft px-4 py-3 text-start text-warning"
        onClick={alarm.unlock}
      >
        <Icon shape={volume2Icon} size="lg" />
        <span className="min-w-0">
          <span className="block font-medium text-xl">{t('tap_to_hear')}</span>
          <span className="block text-sm">{t('tap_to_hear_text')}</span>
        </span>
      </button>
    </div>
  );
}
