'use client';

import { useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { ellipsisVerticalIcon } from '@/components/ui/icons/ellipsis-vertical';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { saveFile } from '@/components/ui/save-file';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useDisclosure } from '../use-disclosure';
import type { PersonExport } from './persons-api';

const save = (data: PersonExport): void =>
  saveFile({
    name: `guest-${data.person.uuid}.json`,
    type: 'application/json',
    text: JSON.stringify(data, null, 2),
  });

/** What a guest may ask for and staff seldom do: all of their data as a file, and its end. Rules: desk/DE28, desk/DE63. */
export function GuestMenu(props: { data: PersonExport; hasOpenOrder: boolean; onDelete(): void }) {
  const { data, hasOpenOrder, onDelete } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const place = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { isOpen, close, toggle, onKeyDown } = useDisclosure(place);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button has opened
    <div ref={place} className="relative" onKeyDown={onKeyDown}>
      <IconButton
        icon={ellipsisVerticalIcon}
        label={t('guest_menu')}
        variant="bare"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      />
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute end-0 top-full z-3 mt-1 w-72 max-w-[calc(100vw-5rem)] animate-fade rounded-md bg-surface p-1.5 shadow-lg inset-ring inset-ring-line forced-colors:border"
      >
        <Entry
          icon={downloadIcon}
          onPress={() => {
            close();
            save(data);
          }}
        >
          {t('export_person')}
        </Entry>
        <Entry
          icon={trash2Icon}
          isOff={isOffline || hasOpenOrder}
          onPress={() => {
            close();
            // Where the focus returns to from the question.
            place.current?.querySelector('button')?.focus({ preventScroll: true });
            onDelete();
          }}
        >
          {t('delete_person')}
        </Entry>
        {hasOpenOrder && <li className="px-3 py-2 text-ink-2 text-sm">{t('delete_open')}</li>}
      </ul>
    </div>
  );
}

function Entry(props: { icon: IconShape; isOff?: boolean; onPress(): void; children: string }) {
  const { icon, isOff = false, onPress, children } = props;
  return (
    <li>
      <button
        type="button"
        className="flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-sm hover:bg-sunken pressed:opacity-60 unavailable:cursor-not-allowed unavailable:text-ink-3"
        disabled={isOff}
        onClick={onPress}
      >
        <Icon shape={icon} size="sm" />
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  );
}
