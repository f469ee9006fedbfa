'use client';

import { Notice } from '@/components/ui/notice';
import { menuTexts } from '@/lib/device/desk/menu-texts';
import { textIn } from '@/lib/domain/i18n/text';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../../desk-context';
import { itemAddress } from '../menu-address';

/** What was typed on this device and is in no draft yet, so that a publication is without it. Rule: menu/ME48. */
export function UnsavedList() {
  const { hotel, t } = useDesk();
  const unsaved = Object.entries(useAtomValue(menuTexts));
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{t('menu_unsaved')}</p>
      <ul>
        {unsaved.map(([item, { value }]) => (
          <li key={item}>
            <a className="inline-block min-h-target min-w-target content-center break-words" href={itemAddress(item)}>
              {textIn(readText(value.title), hotel.language) || t('menu_untitled')}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
