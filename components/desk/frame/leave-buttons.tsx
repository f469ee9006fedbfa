'use client';

import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { arrowLeftRightIcon } from '@/components/ui/icons/arrow-left-right';
import { logOutIcon } from '@/components/ui/icons/log-out';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { BAR_ENTRY, BAR_ICON, BAR_LABEL } from './bar-entry';

/** In a menu: sign out, and on a shared device first hand over to somebody else, who finds the desk as it is. Rule: staff/SP43. */
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

/** The same at the foot of the rail, with the looks of its entries. */
export function LeaveEntries() {
  const { t } = useDesk();
  const { session, onSignOut, onChangePerson } = useDeskData();
  return (
    <>
      {session.device !== null && (
        <button type="button" className={BAR_ENTRY} onClick={onChangePerson}>
          <span className={`${BAR_ICON} bg-brand-soft text-brand-strong`}>
            <Icon shape={arrowLeftRightIcon} />
          </span>
          <span className={BAR_LABEL}>{t('change_person')}</span>
        </button>
      )}
      <button type="button" className={BAR_ENTRY} onClick={onSignOut}>
        <span className={BAR_ICON}>
          <Icon shape={logOutIcon} />
        </span>
        <span className={BAR_LABEL}>{t('sign_out')}</span>
      </button>
    </>
  );
}

/**
 * The same in the head of an area, where there is no rail: on phones, and on a station's device the change of the person alone,
 * which is in view on every shared device.
 */
export function LeaveIcons() {
  const { t } = useDesk();
  const { session, station, onSignOut, onChangePerson } = useDeskData();
  return (
    <>
      {session.device !== null && (
        <IconButton
          className={station === null ? 'min-[760px]:hidden' : undefined}
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
