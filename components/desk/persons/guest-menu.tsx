'use client';

import { downloadIcon } from '@/components/ui/icons/download';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { saveFile } from '@/components/ui/save-file';
import { ActionMenu } from '../action-menu';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
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
  return (
    <ActionMenu
      label={t('guest_menu')}
      actions={[
        { icon: downloadIcon, text: t('export_person'), onPress: () => save(data) },
        { icon: trash2Icon, text: t('delete_person'), isOff: isOffline || hasOpenOrder, onPress: onDelete },
      ]}
      note={hasOpenOrder && t('delete_open')}
    />
  );
}
