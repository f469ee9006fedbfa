'use client';

import { type DeskHotel, DeskProvider } from '../desk-context';
import { SessionGate } from '../session-gate';
import { OperatorHotels } from './operator-hotels';

const WORDS = { title: 'hotels', text: 'operator_text', key: 'operator_key', nameHint: 'operator_name_hint' } as const;

/** The operator's desk: the sign-in, then every hotel. `hotel` stands for the product. */
export function OperatorApp({ hotel }: { hotel: DeskHotel }) {
  return (
    <DeskProvider hotel={hotel}>
      <SessionGate words={WORDS}>{(session) => <OperatorHotels session={session} />}</SessionGate>
    </DeskProvider>
  );
}
