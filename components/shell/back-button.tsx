'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { previousRoute } from '@/lib/device/previous-route';
import { backTarget } from '@/lib/domain/navigation/back';

/**
 * Goes to /home when there is no previous page or it was /home, else one step back in the history. hold-back-links.ts
 * finds the button by `data-back`.
 */
export function BackButton() {
  const router = useRouter();
  const t = useTranslations();
  const goBack = () => {
    const target = backTarget(previousRoute.get());
    if (target === null) router.back();
    else router.push(target);
  };
  return <IconButton icon="chevron-left" label={t('back')} data-back="" onClick={goBack} flip />;
}
