'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { type Chosen, chosenProblems, NewPasswordFields } from '../sign-in/new-password-fields';
import { PasswordField } from '../sign-in/password-field';
import { Panel } from '../today/panel';
import { type OwnAccount, useAccountCall } from './use-account';

/** Login and password; whoever has one types the one before too. Other sessions of the person end by it. */
export function OwnPassword({ account, onDone }: { account: OwnAccount; onDone(words: string): void }) {
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useAccountCall();
  const [chosen, setChosen] = useState<Chosen>({ login: account.login ?? '', password: '' });
  const [current, setCurrent] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const hasOne = account.credentials.some(({ kind }) => kind === 'password');
  const names = [account.name, hotel.title];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(chosenProblems(chosen, names)).length > 0) return;
    if (!(await send('/me/password', { ...chosen, current: hasOne ? current : null }))) return;
    setIsChecked(false);
    setCurrent('');
    setChosen({ login: chosen.login, password: '' });
    onDone(t('password_saved'));
  };
  return (
    <Panel title={t(hasOne ? 'change_password' : 'make_password')}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {hasOne && (
          <Field label={t('current_password')} htmlFor="current-password" isRequired>
            <PasswordField
              id="current-password"
              required
              autoComplete="current-password"
              value={current}
              onChange={({ target }) => setCurrent(target.value)}
            />
          </Field>
        )}
        <NewPasswordFields
          chosen={chosen}
          problems={isChecked ? chosenProblems(chosen, names) : {}}
          onChange={(part) => setChosen((known) => ({ ...known, ...part }))}
        />
        <RefusalNotice refusal={refusal} />
        <Button type="submit" variant="soft" size="sm" disabled={isOffline || isBusy || (hasOne && current === '')}>
          {t('save_password')}
        </Button>
      </form>
    </Panel>
  );
}
