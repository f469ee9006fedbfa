'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { installOffered } from '@/lib/device/install-offered';
import { useTranslations } from './hotel-context';
import { installEvent } from './install-event';

/** Offers the home screen once on a device. Nothing where the browser has no such offer. Rule: offline/OF8. */
export function InstallOffer() {
  const t = useTranslations();
  const [event] = useState(() => (installOffered.get() ? null : installEvent()));
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    if (event !== null) installOffered.changeNow(() => true);
  }, [event]);
  if (event === null || isAnswered) return null;
  const answer = () => {
    setIsAnswered(true);
    // The browser asks the guest, and needs nothing of the page.
    event.prompt().catch(() => undefined);
  };
  return (
    <Button variant="soft" onClick={answer}>
      {t('add_to_home_screen')}
    </Button>
  );
}
