'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSecondsLeft } from '@/components/holds/use-seconds-left';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { STATUS_ICONS } from '@/components/orders/status-icons';
import { CARD } from '@/components/ui/card';
import { Icon, type IconShape } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { clockIcon } from '@/components/ui/icons/clock';
import { megaphoneIcon } from '@/components/ui/icons/megaphone';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { formatCountdown } from '@/lib/domain/booking/slot-hold';
import type { DayEntry } from '@/lib/domain/day/day-entries';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';

/** The columns of an item: its time and what it is. */
export const DAY_ROW = 'grid grid-cols-[56px_minmax(0,1fr)] gap-3';

const LOOKS = {
  mine: clsx(CARD, 'inset-ring-0'),
  announced: 'rounded-lg inset-ring inset-ring-line-strong forced-colors:border',
} as const;

/** One thing of the day; a tap leads to what it is of. Rule: my-day/MD2. */
export function DayItem({ entry }: { entry: DayEntry }) {
  return (
    <li className={`${DAY_ROW} items-start`}>
      <time className="pt-4 text-end text-ink-2 text-sm tabular-nums" dateTime={entry.at}>
        {entry.at.slice(11)}
      </time>
      <EntryCard entry={entry} />
    </li>
  );
}

function EntryCard({ entry }: { entry: DayEntry }) {
  const t = useTranslations();
  const titles = useTitles(entry);
  if (entry.kind === 'announced') {
    const open = () => openOverlay('announcements', { ids: [entry.id] });
    return (
      <EntryButton look="announced" title={titles} overlay="announcements" onOpen={open}>
        <Detail icon={megaphoneIcon}>{t('from_the_hotel')}</Detail>
      </EntryButton>
    );
  }
  if (entry.kind === 'held') {
    return (
      <EntryButton look="mine" title={titles} overlay="cart" onOpen={() => openOverlay('cart')}>
        <HeldDetail key={entry.endsAt} endsAt={entry.endsAt} />
      </EntryButton>
    );
  }
  const { uuid, look } = entry;
  return (
    <EntryButton look="mine" title={titles} overlay="order-live" onOpen={() => openOverlay('order-live', { uuid })}>
      <Detail icon={STATUS_ICONS[look.icon]}>{t(look.messageKey)}</Detail>
    </EntryButton>
  );
}

/** The titles of an entry in the guest's language. */
function useTitles({ titles }: DayEntry): string {
  const { language, locale } = useHotel();
  return joinList(
    titles.map((title) => bidiIsolate(textIn(title, language))),
    locale,
  );
}

function EntryButton(props: {
  look: keyof typeof LOOKS;
  title: string;
  overlay: Parameters<typeof opens>[0];
  onOpen: () => void;
  children: ReactNode;
}) {
  const { look, title, overlay, onOpen, children } = props;
  return (
    <button
      type="button"
      className={clsx(
        LOOKS[look],
        'relative grid min-h-15 w-full grid-cols-[minmax(0,1fr)_22px] items-center gap-3 py-3 ps-5 pe-4 text-start pressed:opacity-60',
        'before:absolute before:inset-y-3 before:inset-s-0 before:w-1 before:rounded-full',
        look === 'mine' ? 'before:bg-brand-fill' : 'before:bg-line-strong',
      )}
      aria-haspopup="dialog"
      {...opens(overlay)}
      onClick={onOpen}
    >
      <span className="min-w-0">
        <strong className="block wrap-anywhere font-medium">{title}</strong>
        {children}
      </span>
      <Icon shape={chevronRightIcon} size="sm" className="rtl:-scale-x-100" />
    </button>
  );
}

function Detail({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <small className="flex items-center gap-1.5 text-ink-2 text-sm tabular-nums">
      <Icon shape={icon} size="xs" />
      <span>{children}</span>
    </small>
  );
}

function HeldDetail({ endsAt }: { endsAt: number }) {
  const t = useTranslations();
  const left = useSecondsLeft(endsAt);
  return <Detail icon={clockIcon}>{`${t('slot_held')} ${bidiIsolate(formatCountdown(left))}`}</Detail>;
}
