'use client';

// Orders are written in their guests' languages.
import '@/lib/words/locale-data';
import { deskDrafts, NO_DRAFTS } from '@/lib/device/desk/desk-drafts';
import { type DeskHotel, DeskProvider } from './desk-context';
import { DeskFrame } from './frame/desk-frame';
import { DeskDataProvider } from './live/desk-data';
import { endPush } from './live/staff-push';
import { SessionGate } from './sign-in/session-gate';
import { reachOf } from './sign-in/session-reach';
import { forgetOrderDraft } from './take-order/draft-store';
import { machineTranslations } from './translation/use-machine-translation';

const WORDS = { title: 'desk', text: 'desk_text', key: 'key', nameHint: 'name_hint' } as const;

const forgetTexts = () => {
  deskDrafts.changeNow(() => NO_DRAFTS);
  machineTranslations.clear();
  forgetOrderDraft();
};

/** A phone is notified only while somebody is signed in on it; the next sign-in goes on. Rule: desk/DE90. */
const endPushHere = () => endPush({ forgets: false }).catch(() => undefined);

/** The staff's console: the sign-in, then its areas. Only calls of the staff API receive the session's cookie. */
export function DeskApp({ hotel }: { hotel: DeskHotel }) {
  return (
    <DeskProvider hotel={hotel}>
      <SessionGate words={WORDS} hasPersons beforeSignOut={endPushHere} forgetTexts={forgetTexts}>
        {(session) => (
          <DeskDataProvider key={reachOf(session.session)} session={session}>
            <DeskFrame />
          </DeskDataProvider>
        )}
      </SessionGate>
    </DeskProvider>
  );
}
