'use client';

import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { AnswerButtons, RefusalNotice } from '../rooms/room-dialog';
import { type Invited, STAFF_PATHS, type StaffPerson } from './staff-api';
import type { StaffQuestion } from './staff-question';
import { useStaffCall } from './use-staff-call';

/** Asks before a new link makes the one before void. Rule: staff/SP46. */
export function InviteAgain(props: {
  person: StaffPerson;
  onDone(words: null, next: StaffQuestion): void;
  onClose(): void;
}) {
  const { person, onDone, onClose } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall<Invited>();
  const run = async () => {
    const invited = await send(STAFF_PATHS.person(person.id, 'invite'), {});
    if (invited !== null)
      onDone(null, { kind: 'invitation', name: person.name, path: invited.value.invitation_url_path });
  };
  return (
    <DeskDialog role="alertdialog" title={t('new_invitation_title', { name: person.name })} onClose={onClose}>
      <p className="text-sm">{t('new_invitation_text')}</p>
      <RefusalNotice refusal={refusal} />
      <AnswerButtons yes="new_invitation" isOff={isOffline || isBusy} onYes={run} onNo={onClose} />
    </DeskDialog>
  );
}
