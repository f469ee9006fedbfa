'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { STAFF_PATHS } from './staff-api';
import { useStaffCall } from './use-staff-call';

/** Makes this device one on which a PIN is enough. Rule: staff/SP47. */
export function EnrolDevice({ onDone, onClose }: { onDone(words: string): void; onClose(): void }) {
  const { t } = useDesk();
  const { isOffline, checkSession } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall<unknown>();
  const [title, setTitle] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await send(STAFF_PATHS.devices, { title: title.trim() })) === null) return;
    await checkSession();
    onDone(t('device_enrolled', { name: title.trim() }));
  };
  return (
    <DeskDialog title={t('device_is_shared')} onClose={onClose}>
      <p className="text-sm">{t('enrol_text')}</p>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('device_title')} htmlFor="device-title" isRequired>
          <TextField
            id="device-title"
            required
            maxLength={60}
            value={title}
            aria-describedby="device-title-hint"
            onChange={({ target }) => setTitle(target.value)}
          />
          <FieldHint id="device-title-hint">{t('device_title_hint')}</FieldHint>
        </Field>
        <RefusalNotice refusal={refusal} />
        <Button type="submit" variant="primary" disabled={isOffline || isBusy || title.trim() === ''}>
          {t('enrol')}
        </Button>
      </form>
    </DeskDialog>
  );
}
