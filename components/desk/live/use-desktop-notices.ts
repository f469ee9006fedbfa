'use client';

import { useEffect, useRef } from 'react';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';

/** What a notification says and where it leads: an area of the desk. */
export type DesktopNotice = { key: string; text: string; area: 'orders' | 'chats' | 'problems' };

/**
 * Shows a notification of the computer for each of these that comes while the desk is not in sight. Its click shows the
 * desk. Rule: desk/DE89.
 */
export function useDesktopNotices(notices: readonly DesktopNotice[], isOn: boolean): void {
  const { hotel } = useDesk();
  const known = useRef<ReadonlySet<string> | null>(null);
  const keys = notices.map(({ key }) => key).join('\n');
  // The keys say whether the notices have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const before = known.current;
    known.current = new Set(notices.map(({ key }) => key));
    const isShown = isOn && document.visibilityState === 'hidden' && 'Notification' in window;
    // What is there when the desk opens is no news.
    if (before === null || !isShown || Notification.permission !== 'granted') return;
    for (const { key, text, area } of notices) if (!before.has(key)) show({ key, text, area });
  }, [keys, isOn]);

  const show = ({ key, text, area }: DesktopNotice) => {
    try {
      const options = { body: text, tag: `desk-${key}`, lang: bcp47(hotel.language), dir: directionOf(hotel.language) };
      const notification = new Notification(hotel.title, options);
      notification.onclick = () => {
        window.focus();
        window.location.hash = deskAddress(area);
        notification.close();
      };
    } catch {
      // Phones show notifications of their worker only (desk/DE90).
    }
  };
}
