'use client';

import type { ReactNode } from 'react';
import { CopyButton } from '@/components/hotel/copy-button';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { clockIcon } from '@/components/ui/icons/clock';
import { copyIcon } from '@/components/ui/icons/copy';
import { logOutIcon } from '@/components/ui/icons/log-out';
import { mapPinIcon } from '@/components/ui/icons/map-pin';
import { phoneIcon } from '@/components/ui/icons/phone';
import { wifiIcon } from '@/components/ui/icons/wifi';
import { RouterLink } from '@/components/ui/router-link';
import type { FactView, HouseView } from '@/lib/contract/house-view';

const ICONS = { wifi: wifiIcon, hours: clockIcon, 'check-out': logOutIcon, phone: phoneIcon, map: mapPinIcon } as const;
const COPY_ICONS = { label: copyIcon, copied: checkIcon };

const ACTION =
  'flex min-h-target items-center gap-2 rounded-md px-4 font-medium text-brand-strong text-sm pressed:opacity-60 print:hidden';

/** A row that says one thing of the house, with what can be done with it. Rules: home/HM1, home/HM4. */
export function Fact({ fact, words }: { fact: FactView; words: HouseView['words'] }) {
  const { kind, title, text, action } = fact;
  return (
    <div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-2 ps-4 pe-2">
      <Icon shape={ICONS[kind]} className="text-ink-2" />
      <span className="min-w-0">
        <strong className="block font-medium">{title}</strong>
        {text !== '' && <small className="block text-ink-2 text-sm tabular-nums">{text}</small>}
      </span>
      {action !== null && 'copy' in action && (
        <CopyButton
          className={`${ACTION} bg-brand-soft`}
          label={action.label}
          copied={words.copied}
          text={action.copy}
          icons={COPY_ICONS}
        />
      )}
      {action !== null && 'href' in action && (
        <FactLink href={action.href} isNewTab={kind === 'map'}>
          <span>{action.label}</span>
          <span className="sr-only">{` ${kind === 'map' ? words.newTab : title}`}</span>
        </FactLink>
      )}
    </div>
  );
}

/** A page of the hotel opens in the app. */
function FactLink({ href, isNewTab, children }: { href: string; isNewTab: boolean; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <RouterLink className={ACTION} href={href}>
        {children}
      </RouterLink>
    );
  return (
    <a className={ACTION} href={href} {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
