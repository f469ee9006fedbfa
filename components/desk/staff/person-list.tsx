'use client';

import { layoutGridIcon } from '@/components/ui/icons/layout-grid';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { qrCodeIcon } from '@/components/ui/icons/qr-code';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { Tag } from '@/components/ui/tag';
import { ActionMenu } from '../action-menu';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { Panel } from '../today/panel';
import { useMomentText } from '../use-moment-text';
import { ROLE_WORDS } from './role-words';
import type { StaffPerson } from './staff-api';
import type { StaffQuestion } from './staff-question';
import { useNarrowing } from './use-narrowing';

const CREDENTIAL_WORDS = { passkey: 'passkey', password: 'password', oidc: 'oidc_account' } as const;

type ListProps = { persons: readonly StaffPerson[]; onAsk(question: StaffQuestion): void };

/** The persons of the hotel with their roles; those who were removed are in the log only. Rule: staff/SP46. */
export function PersonList({ persons, onAsk }: ListProps) {
  const { t } = useDesk();
  const present = persons.filter(({ state }) => state !== 'removed');
  return (
    <Panel title={t('staff_persons')} note={present.length === 0 ? '' : String(present.length)}>
      {present.length === 0 && <p className="text-ink-2">{t('staff_none')}</p>}
      <ul className="grid">
        {present.map((person) => (
          <PersonRow key={person.id} person={person} onAsk={onAsk} />
        ))}
      </ul>
    </Panel>
  );
}

function PersonRow({ person, onAsk }: { person: StaffPerson; onAsk: ListProps['onAsk'] }) {
  const { t } = useDesk();
  const { isOffline, session } = useDeskData();
  const narrowing = useNarrowing();
  const moment = useMomentText();
  const ways = [
    ...[...new Set(person.ways)].map((kind) => t(CREDENTIAL_WORDS[kind])),
    ...(person.has_pin ? [t('pin')] : []),
  ];
  const isOwn = person.id === session.person?.id;
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-first:border-t">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium text-md">
            <bdi>{person.name}</bdi>
          </span>
          <Tag>{t(ROLE_WORDS[person.role])}</Tag>
          {person.state === 'invited' && <Tag tone="warning">{t('state_invited')}</Tag>}
          {isOwn && <Tag>{t('it_is_you')}</Tag>}
        </p>
        {narrowing(person) !== null && (
          <p className="wrap-anywhere">{t('narrowed_to', { names: narrowing(person) ?? '' })}</p>
        )}
        <p className="text-ink-2">
          {ways.length > 0 && <span>{`${ways.join(', ')} · `}</span>}
          <span>
            {person.last_seen_at === null ? t('never_seen') : t('seen_at', { time: moment(person.last_seen_at) })}
          </span>
        </p>
      </div>
      <ActionMenu
        label={t('more_for', { name: person.name })}
        actions={[
          {
            icon: penLineIcon,
            text: t('change'),
            isOff: isOffline,
            onPress: () => onAsk({ kind: 'person', person }),
          },
          {
            icon: layoutGridIcon,
            text: t('set_pin'),
            isOff: isOffline,
            onPress: () => onAsk({ kind: 'pin', person }),
          },
          {
            icon: qrCodeIcon,
            text: t('new_invitation'),
            isOff: isOffline,
            onPress: () => onAsk({ kind: 'invite-again', person }),
          },
          {
            icon: trash2Icon,
            text: t('remove'),
            isOff: isOffline,
            onPress: () => onAsk({ kind: 'remove', person }),
          },
        ]}
      />
    </li>
  );
}
