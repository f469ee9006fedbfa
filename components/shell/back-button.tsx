'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { previousRoute } from '@/lib/device/previous-route';
import { backTarget } from '@/lib/domain/navigation/back';
import { isCutOff } from './is-cut-off';

/** To /home when the guest came from there or from nowhere, else one step back. */
export function BackButton() {
  const router = useRouter();
  const t = useTranslations();
  const goBack = () => {
    const target = backTarget(previousRoute.get());
    if (target === null) router.back();
    else if (isCutOff()) openOverlay('offline', { href: target });
    else router.push(target);
  };
  return <IconButton icon="chevron-left" label={t('back')} onClick={goBack} flip />;
}
