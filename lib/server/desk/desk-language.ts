import 'server-only';
import { headers } from 'next/headers';
import { chooseLanguage, readPinnedLanguage } from '@/lib/domain/i18n/language';
import { DESK_LANGUAGES } from '@/lib/words/desk-messages';
import { settings } from '../settings/env';

/** The language of the staff member's browser among those of the desk, else English. Rule: desk/DE13. */
export async function deskLanguage(): Promise<string> {
  const sent = await headers();
  return chooseLanguage({
    pinned: readPinnedLanguage(sent.get('x-lang')),
    // The guests' cookie says nothing about staff.
    stored: null,
    accept: sent.get('accept-language'),
    offered: DESK_LANGUAGES,
    hideRu: true,
  });
}

/** Whether this product handles the hotel's orders. Rule: desk/DE14. */
export const isDeskServed = (): boolean => settings().upstream === null;
