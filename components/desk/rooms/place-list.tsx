'use client';

import { useId } from 'react';
import { printerIcon } from '@/components/ui/icons/printer';
import { qrCodeIcon } from '@/components/ui/icons/qr-code';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { CardSelection } from './cards/card-choices';
import type { RoomQuestion } from './room-question';
import type { DeskPlace } from './rooms-api';
import { TickBar } from './tick-bar';
import { Tile, TileGrid } from './tile';
import type { Ticks } from './use-ticks';

/** The places without a room that have a printed code, such as pool beds. Rule: rooms/RM12. */
export function PlaceList(props: {
  places: readonly DeskPlace[];
  ticks: Ticks;
  onAsk(question: RoomQuestion): void;
  onPrint(selection: CardSelection): void;
}) {
  const { places, ticks, onAsk, onPrint } = props;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const id = useId();
  const ticked = places.filter(({ key }) => ticks.has(key));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={id}>
      <h2 id={id} className="font-medium text-lg">
        {t('coded_places')}
      </h2>
      <TickBar
        title={t('coded_places')}
        ticks={ticks}
        shown={places.map(({ key }) => key)}
        actions={[{ text: t('new_code'), onPress: () => onAsk({ kind: 'renew', rooms: [], places: ticked }) }]}
        onPrint={() => onPrint({ id: ticked.length > 0 ? 'ticked_places' : 'places' })}
      />
      <TileGrid label={t('coded_places')}>
        {places.map((place) => (
          <Tile
            key={place.key}
            name={place.value ?? textIn(place.title, hotel.language)}
            kind={place.value === null ? null : textIn(place.title, hotel.language)}
            isTicked={ticks.has(place.key)}
            onTick={() => ticks.toggle(place.key)}
            actions={[
              {
                icon: qrCodeIcon,
                text: t('new_code'),
                isOff: isOffline,
                onPress: () => onAsk({ kind: 'renew', rooms: [], places: [place] }),
              },
              {
                icon: printerIcon,
                text: t('print_card'),
                onPress: () => onPrint({ id: 'only', only: { kind: 'place', key: place.key } }),
              },
            ]}
          />
        ))}
      </TileGrid>
    </section>
  );
}
