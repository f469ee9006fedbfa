'use client';

import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { arrowLeftRightIcon } from '@/components/ui/icons/arrow-left-right';
import { logOutIcon } from '@/components/ui/icons/log-out';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** Sign out, and on a shared device first hand over to somebody else, who finds the desk as it is. Rule: staff/SP43. */
export function LeaveButtons() {
  const { t } = useDesk();
  const { session, onSignOut, onChangePerson } = useDeskData();
  return (
    <>
      {session.device !== null && (
        <TextButton layout="row" onClick={onChangePerson}>
          {t('change_person')}
        </TextButton>
      )}
      <TextButton onClick={onSignOut}>{t('sign_out')}</TextButton>
    </>
  );
}

/** The same on phones, whose bar has no place for them. */
export function LeaveIcons() {
  const { t } = useDesk();
  const { session, onSignOut, onChangePerson } = useDeskData();
  return (
    <>
      {session.device !== null && (
        <IconButton
          className="min-[760px]:hidden"
          icon={arrowLeftRightIcon}
          size="sm"
          label={t('change_person')}
          onClick={onChangePerson}
        />
      )}
      <IconButton
        className="min-[760px]:hidden"
        icon={logOutIcon}
        size="sm"
        label={t('sign_out')}
        onClick={onSignOut}
      />
    </>
  );
}
