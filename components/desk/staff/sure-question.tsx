'use client';

import type { DeskMessages } from '@/lib/words/desk-messages';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { AnswerButtons, RefusalNotice } from '../rooms/room-dialog';
import { useStaffCall } from './use-staff-call';

/** Asks before something ends that cannot be taken back. `path`: of the call that does it. */
export function SureQuestion(props: {
  title: string;
  text: string;
  yes: keyof DeskMessages;
  path: string;
  onDone(): void;
  onClose(): void;
}) {
  const { title, text, yes, path, onDone, onClose } = props;
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall<unknown>();
  const run = async () => {
    if ((await send(path, {})) !== null) onDone();
  };
  return (
    <DeskDialog role="alertdialog" title={title} onClose={onClose}>
      <p className="text-sm">{text}</p>
      <RefusalNotice refusal={refusal} />
      <AnswerButtons yes={yes} isOff={isOffline || isBusy} onYes={run} onNo={onClose} />
    </DeskDialog>
  );
}
