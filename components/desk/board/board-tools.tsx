'use client';

import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { searchIcon } from '@/components/ui/icons/search';
import { boardSettings } from '@/lib/device/desk/board-view';
import { BOARD_VIEWS, TICKET_SIZES } from '@/lib/domain/desk/board-shape';
import { textIn } from '@/lib/domain/i18n/text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { DeskSettings } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { ChoiceBar } from './choice-bar';

export type Search = { text: string; section: number | null };

type ToolsProps = { search: Search; settings: DeskSettings; onSearch(search: Search): void };

/**
 * Search, section, the view of this device, and the size of its tickets; on a phone behind a button, unless they leave
 * something out. Rules: desk/DE10, desk/DE50, desk/DE51.
 */
export function BoardTools(props: ToolsProps) {
  const { search } = props;
  const { t } = useDesk();
  const { station } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || search.text !== '' || search.section !== null || station !== null;
  const id = useId();
  return (
    <>
      {!isShown && (
        <IconButton
          className="min-[760px]:hidden"
          icon={searchIcon}
          size="sm"
          label={t('board_tools')}
          aria-expanded={false}
          aria-controls={id}
          onClick={() => setIsOpen(true)}
        />
      )}
      <div id={id} className={isShown ? 'contents' : 'hidden min-[760px]:contents'}>
        <Tools {...props} />
      </div>
    </>
  );
}

function Tools({ search, settings, onSearch }: ToolsProps) {
  const { hotel, t } = useDesk();
  const { station } = useDeskData();
  return (
    <>
      <div className="min-w-32 flex-1 min-[760px]:max-w-52">
        <TextField
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.target.value })}
        />
      </div>
      {settings.stations.length > 0 && <StationChoice settings={settings} />}
      {station === null && (
        <div className="min-w-32 flex-1 min-[760px]:max-w-44">
          <Select
            aria-label={t('section')}
            value={search.section ?? ''}
            onChange={({ target }) =>
              onSearch({ ...search, section: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('all_sections')}</option>
            {settings.sections.map(({ id, title }) => (
              <option key={id} value={id}>
                {textIn(title, hotel.language)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <ViewChoice />
    </>
  );
}

/** Which station this device is: of those to which whoever is signed in is narrowed. Rules: desk/DE53, staff/SP44. */
function StationChoice({ settings }: { settings: DeskSettings }) {
  const { hotel, t } = useDesk();
  const { station, goneStation, session } = useDeskData();
  const own = session.person?.stations ?? null;
  const offered = settings.stations.filter(({ id }) => own === null || own.includes(id) || id === station?.id);
  const choose = (id: string) => boardSettings.changeNow((known) => ({ ...known, station: id || null }));
  return (
    <div className="min-w-32 flex-1 min-[760px]:max-w-44">
      <Select
        aria-label={t('station')}
        value={station?.id ?? goneStation ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('all_stations')}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {textIn(title, hotel.language)}
          </option>
        ))}
        {goneStation !== null && settings.stations.every(({ id }) => id !== goneStation) && (
          <option value={goneStation}>{goneStation}</option>
        )}
      </Select>
    </div>
  );
}

const SIZE_LETTERS = { s: 'text-sm', m: 'text-md', l: 'text-xl' } as const;

function ViewChoice() {
  const { t } = useDesk();
  const { view, size } = useAtomValue(boardSettings);
  const viewName = { kitchen: t('kitchen'), runner: t('runner') };
  const sizeName = { s: t('size_s'), m: t('size_m'), l: t('size_l') };
  return (
    <>
      <ChoiceBar
        legend={t('view')}
        choices={BOARD_VIEWS.map((id) => ({ id, label: viewName[id] }))}
        chosen={view}
        onChoose={(chosen) => boardSettings.change((settings) => ({ ...settings, view: chosen }))}
      />
      <ChoiceBar
        legend={t('ticket_size')}
        className="max-[759px]:hidden"
        choices={TICKET_SIZES.map((id) => ({
          id,
          label: (
            <>
              <span className={SIZE_LETTERS[id]} aria-hidden="true">
                A
              </span>
              <span className="sr-only">{sizeName[id]}</span>
            </>
          ),
        }))}
        chosen={size}
        onChoose={(chosen) => boardSettings.change((settings) => ({ ...settings, size: chosen }))}
      />
    </>
  );
}
