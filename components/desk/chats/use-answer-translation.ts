'use client';

import { changeDraft } from '@/lib/device/desk/desk-drafts';
import { isReplyInLanguage } from '@/lib/domain/desk/quick-replies';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useIsTranslated } from '../translation/use-machine-translation';
import type { StaffReplies } from './use-staff-replies';

/** How the answer in the field is translated. null: this chat needs no translation, or there is no service. */
export type AnswerTranslation = {
  text: string;
  /** The language from which it is translated; null: it goes as typed. */
  from: string | null;
  isOn: boolean;
  setOn(isOn: boolean): void;
};

/** Whether and how an answer is translated for the guest. Rule: translation/TX4. */
export function useAnswerTranslation(chat: DeskChat, { text, isAsTyped }: StaffReplies): AnswerTranslation | null {
  const { hotel } = useDesk();
  const { settings } = useDeskData();
  const isTranslated = useIsTranslated(hotel.language, chat.language);
  if (!isTranslated) return null;
  const isInTheirLanguage = isReplyInLanguage(settings.quick_replies, chat.language, text);
  return {
    text,
    from: isAsTyped || isInTheirLanguage ? null : hotel.language,
    isOn: !isAsTyped,
    setOn: (isOn) => changeDraft(chat.uuid, (draft) => ({ ...draft, isAsTyped: !isOn })),
  };
}
