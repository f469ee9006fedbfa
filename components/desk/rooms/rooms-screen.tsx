'use client';

import { useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { AREA_TITLE, Area } from '../frame/area';
import type { CardSelection } from './cards/card-choices';
import { PlaceList } from './place-list';
import { ReadFailed } from './read-failed';
import { RoomList } from './room-list';
import { QuestionDialog, type RoomQuestion } from './room-question';
import { BILLS_ADDRESS, PRINT_ADDRESS } from './rooms-address';
import type { DeskPlace, DeskRoom } from './rooms-api';
import type { useRooms } from './use-rooms';
import type { Ticks } from './use-ticks';

type Screen = {
  stays: ReturnType<typeof useRooms>;
  rooms: readonly DeskRoom[];
  places: readonly DeskPlace[];
  roomTicks: Ticks;
  placeTicks: Ticks;
  text: string;
  onText(text: string): void;
  onPrint(selection: CardSelection): void;
};

/** Every room with its running stay, every place with a printed code, and what staff do with them. */
export function RoomsScreen({ stays, rooms, places, roomTicks, placeTicks, text, onText, onPrint }: Screen) {
  const { t } = useDesk();
  const [question, setQuestion] = useState<RoomQuestion | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    // The button that opened the question may be off now.
    if (answer !== null && document.activeElement === document.body) document.getElementById(AREA_TITLE)?.focus();
  }, [answer]);
  const close = useCallback(() => setQuestion(null), []);
  const ask = (next: RoomQuestion) => {
    setAnswer(null);
    setQuestion(next);
  };
  const print = (selection: CardSelection) => {
    onPrint(selection);
    window.location.assign(PRINT_ADDRESS);
  };
  const finish = (words: string) => {
    close();
    setAnswer(words);
  };
  return (
    <Area title="rooms_area" tools={<BillsLink />}>
      <div role="status">{answer !== null && <Notice tone="success">{answer}</Notice>}</div>
      <ReadState stays={stays} />
      {stays.list !== null && rooms.length === 0 && (
        <Notice tone="info">{t('rooms_none', { field: isolateNumber('limit_room') })}</Notice>
      )}
      {rooms.length > 0 && (
        <RoomList rooms={rooms} ticks={roomTicks} text={text} onText={onText} onAsk={ask} onPrint={print} />
      )}
      {places.length > 0 && <PlaceList places={places} ticks={placeTicks} onAsk={ask} onPrint={print} />}
      {question !== null && (
        <QuestionDialog question={question} stays={stays} ticks={roomTicks} onFinish={finish} onClose={close} />
      )}
    </Area>
  );
}

function BillsLink() {
  const { t } = useDesk();
  return (
    <a className={buttonClass({ variant: 'outline', size: 'sm', className: 'w-auto!' })} href={BILLS_ADDRESS}>
      <Icon shape={receiptTextIcon} size="sm" />
      <span>{t('room_bills')}</span>
    </a>
  );
}

/** That the rooms are being read, or could not be; those that were read before stay. */
function ReadState({ stays }: { stays: Screen['stays'] }) {
  if (stays.hasFailed) return <ReadFailed onRetry={() => void stays.read()} />;
  if (stays.list !== null) return null;
  return (
    <div className="grid place-items-center p-10">
      <Spinner />
    </div>
  );
}
