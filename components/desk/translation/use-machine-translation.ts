'use client';

import { atom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { MAX_MESSAGE_LENGTH } from '@/lib/domain/chat/message-length';
import { needsTranslation } from '@/lib/domain/i18n/machine-language';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { callDesk } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import {
  type AskForTranslations,
  type MachineTranslation,
  MachineTranslations,
  NO_TRANSLATION,
  PENDING_TRANSLATION,
} from './machine-translations';

const askServer: AskForTranslations = async (texts, languages) => {
  const response = await callDesk<{ texts: readonly (string | null)[] }>('/translations', { texts, ...languages });
  return response.ok ? response.value.texts : null;
};

/** In UTF-16 units. The call takes no longer ones, and no guest's message is longer. */
const MAX_LENGTH = 2 * MAX_MESSAGE_LENGTH;

export const machineTranslations = new MachineTranslations(askServer);

/** Whether texts of one language are shown in the other: not without a service, and not in the same language. */
export function useIsTranslated(from: string, to: string): boolean {
  const { settings } = useDeskData();
  return settings.translates && needsTranslation(from, to);
}

/** A text by machine in another language, as far as there is a translation. Rules: translation/TX1, translation/TX3. */
export function useMachineTranslation(text: string, { from, to }: { from: string; to: string }): MachineTranslation {
  const isWanted = useIsTranslated(from, to) && !isBlank(text) && text.length <= MAX_LENGTH;
  const kept = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          get(machineTranslations.changes);
          return isWanted ? machineTranslations.get({ text, from, to }) : NO_TRANSLATION;
        }),
      [isWanted, text, from, to],
    ),
  );
  const isAsked = kept !== undefined;
  useEffect(() => {
    if (!isAsked) machineTranslations.request({ text, from, to });
  }, [isAsked, text, from, to]);
  return kept ?? PENDING_TRANSLATION;
}
