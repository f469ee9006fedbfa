'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { PinField, pinProblemWord } from '../staff/pin-field';
import { Panel } from '../today/panel';
import { type OwnAccount, useAccountCall } from './use-account';

/** The PIN for shared devices. In a session that a PIN has opened the one before is typed too. */
export function OwnPin({ account, onDone }: { account: OwnAccount; onDone(words: string): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useAccountCall();
  const [pin, setPin] = useState('');
  const [current, setCurrent] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isByPin = !account.may_change;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (pinProblemWord(pin) !== null) return;
    if (!(await send('/me/pin', { pin, current: isByPin ? current : null }))) return;
    setIsChecked(false);
    setPin('');
    setCurrent('');
    onDone(t('pin_saved'));
  };
  return (
    <Panel title={t(account.has_pin ? 'change_pin' : 'make_pin')}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {isByPin && (
          <Field label={t('current_pin')} htmlFor="current-pin" isRequired>
            <TextField
              id="current-pin"
              type="password"
              inputMode="numeric"
              required
              autoComplete="off"
              dir="ltr"
              value={current}
              onChange={({ target }) => setCurrent(target.value)}
            />
          </Field>
        )}
        <PinField
          id="own-pin"
          label={t('new_pin')}
          value={pin}
          problem={isChecked ? pinProblemWord(pin) : null}
          onChange={setPin}
        />
        <RefusalNotice refusal={refusal} />
        <Button type="submit" variant="soft" size="sm" disabled={isOffline || isBusy || (isByPin && current === '')}>
          {t('save_pin')}
        </Button>
      </form>
    </Panel>
  );
}
