'use client';

import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { clockIcon } from '@/components/ui/icons/clock';
import { historyIcon } from '@/components/ui/icons/history';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { Tag } from '@/components/ui/tag';
import {
  type AnnouncementSchedule,
  type AnnouncementState,
  announcementState,
} from '@/lib/domain/announcements/announcement-state';
import type { LanguageTag } from '@/lib/domain/i18n/language';
import { momentInWords } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskAnnouncement } from '../desk-api';
import { type DeskTranslate, useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useLocalTime } from './use-announcements';

const LOOKS = {
  draft: { tone: 'warning', icon: penLineIcon, word: 'state_draft' },
  scheduled: { tone: 'neutral', icon: clockIcon, word: 'state_scheduled' },
  showing: { tone: 'success', icon: circleCheckIcon, word: 'state_showing' },
  ended: { tone: 'neutral', icon: historyIcon, word: 'state_ended' },
} as const satisfies Record<AnnouncementState, unknown>;

/** From when until when, in words. */
function scheduleLine({ starts_at, ends_at }: AnnouncementSchedule, locale: LanguageTag, t: DeskTranslate): string {
  const from =
    starts_at === null ? null : t('shown_from', { time: momentInWords(starts_at, { locale, timezone: null }) });
  const until =
    ends_at === null ? null : t('shown_until', { time: momentInWords(ends_at, { locale, timezone: null }) });
  return [from, until].filter((part) => part !== null).join(' · ') || t('shown_always');
}

export function StateTag({ announcement }: { announcement: AnnouncementSchedule }) {
  const { t } = useDesk();
  const { tone, icon, word } = LOOKS[announcementState(announcement, useLocalTime())];
  return (
    <Tag tone={tone}>
      <Icon shape={icon} size="xs" />
      <span>{t(word)}</span>
    </Tag>
  );
}

/** The announcements, the newest first, with their state and schedule. Rule: desk/DE21. */
export function AnnouncementList({
  announcements,
  openId,
}: {
  announcements: readonly DeskAnnouncement[];
  openId: string | null;
}) {
  const { hotel, t } = useDesk();
  if (announcements.length === 0) return <p className="text-ink-2 text-sm">{t('announcements_none')}</p>;
  return (
    <ul className="grid gap-2">
      {[...announcements]
        .sort((one, other) => other.id - one.id)
        .map((announcement) => (
          <li key={announcement.id}>
            <a
              className="grid gap-1 rounded-md bg-surface p-3 text-sm inset-ring inset-ring-line hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:inset-ring-2 aria-[current]:inset-ring-brand-strong forced-colors:border text-ink forced-colors:aria-[current]:border-3"
              href={deskAddress('announcements', String(announcement.id))}
              aria-current={String(announcement.id) === openId ? 'true' : undefined}
            >
              <bdi className="font-medium text-md">{textIn(announcement.title, hotel.language) || t('untitled')}</bdi>
              <StateTag announcement={announcement} />
              <span className="text-ink-2">{scheduleLine(announcement, hotel.languageTag, t)}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
