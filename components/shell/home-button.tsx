'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';

/** A back button that leads home, on pages that are entered from a sign. Rule: pages/PG8. */
export function HomeButton() {
  const router = useRouter();
  const t = useTranslations();
  return <IconButton icon={chevronLeftIcon} label={t('back')} onClick={() => router.push('/home')} />;
}
