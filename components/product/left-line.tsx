'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { leftToSay } from '@/lib/domain/stock/stock';

/** That only a few pieces are left, or no more than the guest has chosen, in the foot of a sheet. Rule: stock/SK7. */
export function LeftLine({ left, quantity }: { left: number | null; quantity: number }) {
  const t = useTranslations();
  const said = leftToSay(left, quantity);
  if (said === null) return null;
  return (
    <p className="basis-full font-medium text-sm" data-part="left">
      {t('few_left', { n: said })}
    </p>
  );
}
