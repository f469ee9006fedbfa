'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { keyRoundIcon } from '@/components/ui/icons/key-round';
import { logOutIcon } from '@/components/ui/icons/log-out';
import { printerIcon } from '@/components/ui/icons/printer';
import { qrCodeIcon } from '@/components/ui/icons/qr-code';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { findRooms } from '@/lib/domain/desk/find-rooms';
import { nearDay, recentMoment } from '@/lib/domain/i18n/format-date';
import type { MenuAction } from '../action-menu';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { CardSelection } from './cards/card-choices';
import type { RoomQuestion } from './room-question';
import type { DeskRoom } from './rooms-api';
import { TickBar } from './tick-bar';
import { Tile, TileGrid } from './tile';
import type { Ticks } from './use-ticks';

type Acts = { onAsk(question: RoomQuestion): void; onPrint(selection: CardSelection): void };

/** The rooms that begin with what was typed, to be ticked, with what is done with one or several. Rule: rooms/RM5. */
export function RoomList(
  props: Acts & { rooms: readonly DeskRoom[]; ticks: Ticks; text: string; onText(text: string): void },
) {
  const { rooms, ticks, text, onText, onAsk, onPrint } = props;
  const { t } = useDesk();
  const id = useId();
  const found = findRooms(rooms, text);
  const ticked = rooms.filter(({ room }) => ticks.has(room));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t('rooms_find')} htmlFor={id}>
        <TextField
          type="search"
          id={id}
          className="max-w-100"
          value={text}
          maxLength={50}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      <TickBar
        title={t('rooms_area')}
        ticks={ticks}
        shown={found.map(({ room }) => room)}
        actions={[
          { text: t('end_stay'), onPress: () => onAsk({ kind: 'end', rooms: ticked }) },
          { text: t('new_code'), onPress: () => onAsk({ kind: 'renew', rooms: ticked, places: [] }) },
        ]}
        onPrint={() => onPrint({ id: ticked.length > 0 ? 'ticked_rooms' : 'rooms' })}
      />
      {found.length === 0 && (
        <p className="text-ink-2 text-sm" role="status">
          {t('rooms_not_found')}
        </p>
      )}
      <TileGrid label={t('rooms_area')}>
        {found.map((room) => (
          <RoomTile key={room.room} room={room} ticks={ticks} onAsk={onAsk} onPrint={onPrint} />
        ))}
      </TileGrid>
    </div>
  );
}

function RoomTile({ room, ticks, onAsk, onPrint }: Acts & { room: DeskRoom; ticks: Ticks }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const actions: MenuAction[] = [
    { icon: keyRoundIcon, text: t('stay_code'), isOff: isOffline, onPress: () => onAsk({ kind: 'code', room }) },
    { icon: logOutIcon, text: t('end_stay'), isOff: isOffline, onPress: () => onAsk({ kind: 'end', rooms: [room] }) },
    { icon: calendarIcon, text: t('leaves_on'), isOff: isOffline, onPress: () => onAsk({ kind: 'leaving', room }) },
    {
      icon: qrCodeIcon,
      text: t('new_code'),
      isOff: isOffline,
      onPress: () => onAsk({ kind: 'renew', rooms: [room], places: [] }),
    },
    {
      icon: printerIcon,
      text: t('print_card'),
      onPress: () => onPrint({ id: 'only', only: { kind: 'room', key: room.room } }),
    },
  ];
  return (
    <Tile
      kind={t('room')}
      name={room.room}
      isTicked={ticks.has(room.room)}
      onTick={() => ticks.toggle(room.room)}
      actions={actions}
    >
      <Stay room={room} />
    </Tile>
  );
}

/** Since when the stay runs, at the hotel, and when its guests leave. */
function Stay({ room: { since, leaves_on } }: { room: DeskRoom }) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const reader = { timezone: hotel.timezone, locale: hotel.languageTag };
  const today = hotelNow(hotel.timezone, new Date(now)).date;
  return (
    <>
      <span className="block text-ink-2 text-sm">
        {since === null
          ? t('stay_unknown')
          : t('stay_since', { time: recentMoment({ at: Date.parse(since), now }, reader) })}
      </span>
      {leaves_on !== null && (
        <span className="block text-sm">{t('leaves_day', { day: nearDay(leaves_on, today, hotel.languageTag) })}</span>
      )}
    </>
  );
}
