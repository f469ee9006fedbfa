'use client';

import { useDesk } from '../desk-context';
import { EndStays } from './end-stays';
import { LeavingDay } from './leaving-day';
import { RenewCodes } from './renew-codes';
import type { DeskPlace, DeskRoom, RoomList } from './rooms-api';
import { StayCode } from './stay-code';
import type { useRooms } from './use-rooms';
import type { Ticks } from './use-ticks';

/** What staff want to do, which opens a dialog. */
export type RoomQuestion =
  | { kind: 'end'; rooms: readonly DeskRoom[] }
  | { kind: 'renew'; rooms: readonly DeskRoom[]; places: readonly DeskPlace[] }
  | { kind: 'leaving'; room: DeskRoom }
  | { kind: 'code'; room: DeskRoom };

/** The dialog of what staff want to do. `onFinish`: it is done; the words say what. */
export function QuestionDialog(props: {
  question: RoomQuestion;
  stays: ReturnType<typeof useRooms>;
  ticks: Ticks;
  onFinish(words: string): void;
  onClose(): void;
}) {
  const { question, stays, ticks, onFinish, onClose } = props;
  const { t } = useDesk();
  const both = { onChanged: stays.read, onClose };
  const finish = (changed: Partial<RoomList>, words: string) => {
    stays.put(changed);
    onFinish(words);
  };
  if (question.kind === 'code') return <StayCode room={question.room.room} {...both} />;
  if (question.kind === 'leaving')
    return <LeavingDay room={question.room} onDone={(changed) => finish(changed, t('saved'))} {...both} />;
  if (question.kind === 'end') {
    const { rooms } = question;
    const done = (changed: Partial<RoomList>) => {
      // So that nobody ends the next stay by a second tap. Renewed codes stay ticked: their cards are to be printed.
      ticks.remove(rooms.map(({ room }) => room));
      finish(changed, t('stays_ended', { count: rooms.length }));
    };
    return <EndStays rooms={rooms} onDone={done} {...both} />;
  }
  const { rooms, places } = question;
  const count = rooms.length + places.length;
  return (
    <RenewCodes
      rooms={rooms}
      places={places}
      onDone={(changed) => finish(changed, t('codes_renewed', { count }))}
      {...both}
    />
  );
}
