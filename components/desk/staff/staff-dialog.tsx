'use client';

import { useDesk } from '../desk-context';
import { EnrolDevice } from './enrol-device';
import { GivePin } from './give-pin';
import { InvitationLink } from './invitation-link';
import { InviteAgain } from './invite-again';
import { PersonForm } from './person-form';
import { ReplaceKey } from './replace-key';
import { STAFF_PATHS } from './staff-api';
import type { StaffQuestion } from './staff-question';
import { SureQuestion } from './sure-question';

type DialogProps = {
  question: StaffQuestion;
  /** It is done: what is said of it, and what is shown next. */
  onDone(words: string | null, next?: StaffQuestion): void;
  onClose(): void;
};

/** The dialog of what a manager wants to do. */
export function StaffDialog({ question, onDone, onClose }: DialogProps) {
  const { t } = useDesk();
  switch (question.kind) {
    case 'person':
      return <PersonForm person={question.person} onDone={onDone} onClose={onClose} />;
    case 'invite-again':
      return <InviteAgain person={question.person} onDone={onDone} onClose={onClose} />;
    case 'invitation':
      return <InvitationLink name={question.name} path={question.path} onClose={onClose} />;
    case 'pin':
      return <GivePin person={question.person} onDone={onDone} onClose={onClose} />;
    case 'enrol':
      return <EnrolDevice onDone={onDone} onClose={onClose} />;
    case 'key':
      return <ReplaceKey onClose={onClose} />;
    case 'remove': {
      const { id, name } = question.person;
      return (
        <SureQuestion
          title={t('remove_title', { name })}
          text={t('remove_text')}
          yes="remove"
          path={STAFF_PATHS.person(id, 'remove')}
          onDone={() => onDone(t('removed', { name }))}
          onClose={onClose}
        />
      );
    }
    case 'end-device': {
      const { id, title } = question.device;
      return (
        <SureQuestion
          title={t('end_device_title', { name: title })}
          text={t('end_device_text')}
          yes="end_it"
          path={STAFF_PATHS.endDevice(id)}
          onDone={() => onDone(t('device_ended', { name: title }))}
          onClose={onClose}
        />
      );
    }
  }
}
