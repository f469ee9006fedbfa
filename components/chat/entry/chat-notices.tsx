'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { phoneIcon } from '@/components/ui/icons/phone';
import { Notice } from '@/components/ui/notice';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';

/** A text of the hotel, for example which extensions to call. */
export function HotelNote() {
  const { variations, language } = useHotel();
  const note = variations.chatNote === null ? '' : textIn(variations.chatNote, language);
  if (note.trim() === '') return null;
  return (
    <Notice tone="info" icon={phoneIcon}>
      <Paragraphs paragraphs={paragraphsOf(note)} />
    </Notice>
  );
}

/** The chat could not be started; what was typed is kept. */
export function StartFailed({ hasFailed }: { hasFailed: boolean }) {
  const failure = useFailureMessage();
  if (!hasFailed) return null;
  return (
    <Notice tone="danger" alert>
      {failure('chat_start_failed')}
    </Notice>
  );
}
