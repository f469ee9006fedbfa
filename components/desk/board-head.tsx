'use client';

import { Button } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskSection } from './desk-api';
import { useDesk } from './desk-context';

export type Search = { text: string; section: number | null };

/** Title, connection, search, section and sound. Rule: desk/DE10. */
export function BoardHead(props: {
  name: string;
  offlineSince: number | null;
  now: number;
  search: Search;
  sections: readonly DeskSection[];
  onSearch(search: Search): void;
  alarm: { isOn: boolean; toggleSound(): void };
  onSignOut(): void;
}) {
  const { name, offlineSince, now, search, sections, onSearch, alarm, onSignOut } = props;
  const { hotel, t, time } = useDesk();
  return (
    <header className="flex flex-wrap items-center gap-3">
      <div className="me-auto">
        <h1 className="font-medium text-xl">{t('orders')}</h1>
        <p className="text-ink-2 text-sm">
          {hotel.title}
          {offlineSince === null && <> · {t('live', { time: time(now) })}</>}
        </p>
      </div>
      <div className="grid w-full grid-cols-2 gap-3 min-[760px]:w-auto">
        <TextField
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.target.value })}
        />
        <Select
          aria-label={t('section')}
          value={search.section ?? ''}
          onChange={({ target }) => onSearch({ ...search, section: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('all_sections')}</option>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {textIn(title, hotel.language)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="outline" size="sm" className="w-auto!" aria-pressed={alarm.isOn} onClick={alarm.toggleSound}>
        {t(alarm.isOn ? 'sound_on' : 'sound_off')}
      </Button>
      <span className="flex items-center gap-2 text-sm">
        <bdi>{name}</bdi>
        <TextButton onClick={onSignOut}>{t('sign_out')}</TextButton>
      </span>
    </header>
  );
}
