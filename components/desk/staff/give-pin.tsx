'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { PinField, pinProblemWord } from './pin-field';
import { STAFF_PATHS, type StaffPerson } from './staff-api';
import { useStaffCall } from './use-staff-call';

type GiveProps = { person: StaffPerson; onDone(words: string): void; onClose(): void };

/**
 * Gives a person a PIN, or takes it. Whoever has forgotten theirs, or has typed wrong ones, gets on with it; whoever is
 * invited needs nothing else on a shared device. Rule: staff/SP47.
 */
export function GivePin({ person, onDone, onClose }: GiveProps) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall<unknown>();
  const [pin, setPin] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? pinProblemWord(pin) : null;
  const save = async (next: string | null) => {
    if ((await send(STAFF_PATHS.pin(person.id), { pin: next })) !== null)
      onDone(t(next === null ? 'pin_taken' : 'pin_given', { name: person.name }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (pinProblemWord(pin) === null) void save(pin);
  };
  return (
    <DeskDialog title={t('pin_of', { name: person.name })} onClose={onClose}>
      <p className="text-sm">{t('give_pin_text')}</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <PinField id="given-pin" label={t('new_pin')} value={pin} problem={problem} onChange={setPin} />
        <RefusalNotice refusal={refusal} />
        <Button type="submit" variant="primary" disabled={isOffline || isBusy}>
          {t('save')}
        </Button>
        {person.has_pin && (
          <Button variant="danger" disabled={isOffline || isBusy} onClick={() => void save(null)}>
            {t('take_pin')}
          </Button>
        )}
      </form>
    </DeskDialog>
  );
}
