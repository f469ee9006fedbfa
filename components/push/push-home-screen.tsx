'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { browserPush } from '@/lib/contract/push/browser-push';
import { installOffered } from '@/lib/device/install-offered';

/**
 * Explains once on a device, in a hotel with notifications, the two taps that put the hotel on the home screen, because
 * iPhones notify only from there. Rules: push/PU9, offline/OF8.
 */
export function PushHomeScreen({ className }: { className?: string | undefined }) {
  const t = useTranslations();
  const { uuid } = useHotel();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (installOffered.get()) return;
    let isHere = true;
    browserPush()
      .key(uuid)
      .then(
        (key) => {
          if (!isHere || !key.ok || key.value === null) return;
          installOffered.changeNow(() => true);
          setIsShown(true);
        },
        // Nothing is explained where the hotel cannot say.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [uuid]);
  if (!isShown) return null;
  return (
    <p role="status" className={clsx('text-ink-2 text-sm', className)}>
      {t('push_home_screen', { action: t('add_to_home_screen') })}
    </p>
  );
}
