'use client';

import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { RIGHT_WORDS, ROLE_WORDS } from '../staff/role-words';
import { Area } from './area';
import type { DeskArea } from './desk-areas';

/** In place of an area that an address leads to and that may not be opened: which right is missing, and who gives it. Rule: staff/SP45. */
export function AreaRefused({ area }: { area: DeskArea }) {
  const { t } = useDesk();
  const { session } = useDeskData();
  const { person } = session;
  return (
    <Area title={area.title}>
      <Notice tone="info">
        {area.action === null ? (
          <p>{t('needs_person')}</p>
        ) : (
          <>
            <p>
              <strong>{t('right_missing', { right: t(RIGHT_WORDS[area.action]) })}</strong>
            </p>
            <p>{person === null ? t('right_of_key') : t('right_given_by', { role: t(ROLE_WORDS[person.role]) })}</p>
          </>
        )}
      </Notice>
    </Area>
  );
}
