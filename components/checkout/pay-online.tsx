'use client';

import { type MouseEvent, useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { replaceOverlay } from '@/components/ui/overlay/overlay-stack';

/**
 * Opens the payment in a tab of its own and My orders here, where its state shows when the guest comes back. Where the
 * browser opens no tab, a plain link stays. Rule: sending/SE17.
 */
export function PayOnline({ address, total }: { address: string; total: number }) {
  const t = useTranslations();
  const money = useMoney();
  const [isBlocked, setIsBlocked] = useState(false);
  const pay = (event: MouseEvent) => {
    event.preventDefault();
    if (opensTab(address)) replaceOverlay('orders');
    else setIsBlocked(true);
  };
  return (
    <>
      <a className="btn btn--primary btn--split" href={address} target="_blank" rel="noopener noreferrer" onClick={pay}>
        <span>
          {t('order_online_pay')}
          <span className="sr"> ({t('opens_in_new_tab')})</span>
        </span>
        <Amount>{money.price(total)}</Amount>
      </a>
      {isBlocked && (
        <Notice tone="warn" alert>
          <p>{t('pay_blocked')}</p>
          <p>
            <a href={address}>{t('pay_here')}</a>
          </p>
        </Notice>
      )}
    </>
  );
}

/**
 * Whether the browser opened a tab. With 'noopener' it would not tell, so the tab forgets us before it goes
 * anywhere.
 */
function opensTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.replace(new URL(address, window.location.href));
  return true;
}
