'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { NarrowingFields } from './narrowing-fields';
import { ROLE_TEXTS, ROLE_WORDS } from './role-words';
import { type Invited, type PersonDraft, STAFF_PATHS, type StaffPerson } from './staff-api';
import type { StaffQuestion } from './staff-question';
import { useStaffCall } from './use-staff-call';

const NEW: PersonDraft = { name: '', email: null, role: 'station', stations: null, sections: null };

/** What is sent: a manager is narrowed to nothing. */
const sentOf = ({ name, email, role, stations, sections }: PersonDraft) => ({
  name: name.trim(),
  email: email?.trim() || null,
  role,
  stations: role === 'manager' ? null : stations,
  sections: role === 'manager' ? null : sections,
});

type FormProps = {
  /** null: somebody new. */
  person: StaffPerson | null;
  onDone(words: string | null, next?: StaffQuestion): void;
  onClose(): void;
};

/** Name, role and narrowing of somebody who is invited, or of one who is there. Rule: staff/SP46. */
export function PersonForm({ person, onDone, onClose }: FormProps) {
  const { t } = useDesk();
  const { isOffline, checkSession } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall<Invited>();
  const [draft, setDraft] = useState<PersonDraft>(person ?? NEW);
  const change = (part: Partial<PersonDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const path = person === null ? STAFF_PATHS.persons : STAFF_PATHS.person(person.id);
    const saved = await send(path, sentOf(draft));
    if (saved === null) return;
    if (person !== null) {
      // Whoever changes their own role may do something else now.
      void checkSession();
      return onDone(t('saved'));
    }
    onDone(null, { kind: 'invitation', name: draft.name.trim(), path: saved.value.invitation_url_path });
  };
  return (
    <DeskDialog
      title={person === null ? t('invite_title') : t('change_title', { name: person.name })}
      onClose={onClose}
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('person_name')} htmlFor="person-name" isRequired>
          <TextField
            id="person-name"
            required
            maxLength={60}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={t('person_email')} htmlFor="person-email">
          <TextField
            id="person-email"
            type="email"
            maxLength={100}
            autoComplete="off"
            dir="ltr"
            aria-describedby="person-email-hint"
            value={draft.email ?? ''}
            onChange={({ target }) => change({ email: target.value })}
          />
          <FieldHint id="person-email-hint">{t('person_email_hint')}</FieldHint>
        </Field>
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-medium text-ink-2 text-sm">{t('role')}</legend>
          <ChoiceList>
            {STAFF_ROLES.map((role) => (
              <ChoiceRow key={role}>
                <Radio
                  name="role"
                  checked={draft.role === role}
                  aria-describedby={`role-${role}`}
                  onChange={() => change({ role })}
                />
                <span className="col-span-2">
                  <span className="block">{t(ROLE_WORDS[role])}</span>
                  <span id={`role-${role}`} className="block text-ink-2 text-sm">
                    {t(ROLE_TEXTS[role])}
                  </span>
                </span>
              </ChoiceRow>
            ))}
          </ChoiceList>
        </fieldset>
        {draft.role !== 'manager' && <NarrowingFields draft={draft} onChange={change} />}
        <RefusalNotice refusal={refusal} />
        <Button type="submit" variant="primary" disabled={isOffline || isBusy || draft.name.trim() === ''}>
          {t(person === null ? 'invite_now' : 'save')}
        </Button>
      </form>
    </DeskDialog>
  );
}
