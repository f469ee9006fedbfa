'use client';

import { type DeskHotel, DeskProvider } from '../desk-context';
import { SessionGate } from '../sign-in/session-gate';
import { OperatorHotels } from './operator-hotels';

const WORDS = { title: 'hotels', text: 'operator_text', key: 'operator_key', nameHint: 'operator_name_hint' } as const;

/** The operator's desk: the sign-in, then every hotel. `hotel` stands for the product. `hasVoice`:
 * whether the server has the voice assistant. Rule: voice/V11. */
export function OperatorApp({ hotel, hasVoice }: { hotel: DeskHotel; hasVoice: boolean }) {
  return (
    <DeskProvider hotel={hotel}>
      <SessionGate words={WORDS} hasPersons={false}>
        {(session) => <OperatorHotels session={session} hasVoice={hasVoice} />}
      </SessionGate>
    </DeskProvider>
  );
}
