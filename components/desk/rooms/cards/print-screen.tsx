'use client';

import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { printerIcon } from '@/components/ui/icons/printer';
import { Notice } from '@/components/ui/notice';
import { useResource } from '@/components/ui/resource';
import { Spinner } from '@/components/ui/spinner';
import { CARDS_PER_SHEET, type CardsPerSheet, sheetsOf } from '@/lib/domain/rooms/printed-card';
import { useDesk } from '../../desk-context';
import { Area } from '../../frame/area';
import { useDeskData } from '../../live/desk-data';
import { ReadFailed } from '../read-failed';
import { ROOMS_ADDRESS } from '../rooms-address';
import { type CardCode, placeName } from '../rooms-api';
import { type CardSelection, cardChoices } from './card-choices';
import { qrEncoder } from './qr-encoder';
import { Sheets } from './sheets';
import { usePrintedCodes } from './use-printed-codes';

type Ticked = { selection: CardSelection; tickedRooms: readonly string[]; tickedPlaces: readonly string[] };

const NO_CODES: readonly CardCode[] = [];
const MOST: CardsPerSheet = 12;
const NOTHING: { perSheet: CardsPerSheet; sheets: readonly (readonly CardCode[])[] } = {
  perSheet: MOST,
  sheets: [],
};

/** The cards with their codes on sheets of A4, to look at and to print. `onSelect`: other cards are chosen. Rule: rooms/RM14. */
export function PrintScreen(props: Ticked & { onSelect(id: CardSelection['id']): void }) {
  const { selection, tickedRooms, tickedPlaces, onSelect } = props;
  const { t } = useDesk();
  const labelOf = useChoiceLabel();
  const { settings } = useDeskData();
  const { codes, hasFailed, read } = usePrintedCodes();
  const encoder = useResource(qrEncoder);
  const [perSheet, setPerSheet] = useState(MOST);
  const { only } = selection;
  const choices = useMemo(
    () => cardChoices(codes ?? NO_CODES, { rooms: tickedRooms, places: tickedPlaces, only }),
    [codes, tickedRooms, tickedPlaces, only],
  );
  const chosen = choices.find(({ id }) => id === selection.id) ?? choices[0];
  const wanted = useMemo(
    () => (chosen ? { perSheet, sheets: sheetsOf(chosen.codes, perSheet) } : NOTHING),
    [chosen, perSheet],
  );
  // Hundreds of codes are computed between taps, so that the choices above stay alive.
  const drawn = useDeferredValue(wanted, NOTHING);
  const isReady = encoder.value !== undefined && drawn === wanted && wanted.sheets.length > 0;
  const retry = () => {
    encoder.retry();
    void read();
  };
  return (
    <Area title="print_cards" tools={<PrintTools isOff={!isReady} />}>
      <div className="grid gap-3 min-[600px]:grid-cols-[repeat(2,minmax(0,20rem))]">
        <Choice
          label={t('cards_which')}
          value={chosen?.id ?? ''}
          options={choices.map((choice) => ({ id: choice.id, label: labelOf(choice) }))}
          onChoose={onSelect}
        />
        <Choice
          label={t('cards_a_sheet')}
          value={String(perSheet)}
          options={CARDS_PER_SHEET.map((count) => ({ id: String(count), label: String(count) }))}
          onChoose={(id) => setPerSheet(CARDS_PER_SHEET.find((count) => String(count) === id) ?? MOST)}
        />
      </div>
      <Notice tone="info">{t('cards_care')}</Notice>
      <SheetsState
        hasFailed={hasFailed || encoder.hasFailed}
        isBusy={codes === null || encoder.value === undefined}
        count={wanted.sheets.length}
        onRetry={retry}
      />
      {encoder.value !== undefined && drawn.sheets.length > 0 && (
        <Sheets {...drawn} languages={settings.languages} encode={encoder.value} />
      )}
    </Area>
  );
}

const LABELS = {
  rooms: 'cards_rooms',
  ticked_rooms: 'cards_ticked_rooms',
  places: 'cards_places',
  ticked_places: 'cards_ticked_places',
} as const;

/** Returns a function that names a choice of cards. */
function useChoiceLabel() {
  const { hotel, t } = useDesk();
  return ({ id, codes }: ReturnType<typeof cardChoices>[number]): string => {
    if (id !== 'only') return t(LABELS[id], { count: codes.length });
    const [code] = codes;
    if (code === undefined) return '';
    return code.kind === 'room' ? `${t('room')} ${code.key}` : placeName(code, hotel.language);
  };
}

function PrintTools({ isOff }: { isOff: boolean }) {
  const { t } = useDesk();
  return (
    <>
      <a className={iconButtonClass({})} href={ROOMS_ADDRESS}>
        <Icon shape={chevronLeftIcon} />
        <span className="sr-only">{t('rooms_area')}</span>
      </a>
      <Button variant="primary" size="sm" className="w-auto!" disabled={isOff} onClick={() => window.print()}>
        <Icon shape={printerIcon} size="sm" />
        <span>{t('print')}</span>
      </Button>
    </>
  );
}

function Choice<Id extends string>(props: {
  label: string;
  value: string;
  options: readonly { id: Id; label: string }[];
  onChoose(id: Id): void;
}) {
  const { label, value, options, onChoose } = props;
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        value={value}
        disabled={options.length === 0}
        onChange={({ target }) => {
          const option = options.find((each) => each.id === target.value);
          if (option !== undefined) onChoose(option.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** How many sheets there are, or why there are none. */
function SheetsState(props: { hasFailed: boolean; isBusy: boolean; count: number; onRetry(): void }) {
  const { hasFailed, isBusy, count, onRetry } = props;
  const { t } = useDesk();
  if (hasFailed) return <ReadFailed onRetry={onRetry} />;
  if (isBusy) {
    return (
      <div className="grid place-items-center p-10">
        <Spinner />
      </div>
    );
  }
  return (
    <p role="status" className="text-ink-2 text-sm tabular-nums">
      {count === 0 ? t('cards_none') : t('sheets_count', { count })}
    </p>
  );
}
