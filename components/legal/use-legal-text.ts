'use client';

import useSWRImmutable from 'swr/immutable';
import { useHotel } from '@/components/hotel/hotel-context';
import { apiCall, READ_ONCE, useApi } from '@/components/hotel/use-api';
import type { PublicInfoType } from '@/lib/contract/hotel';
import { splitTitle } from '@/lib/domain/hotel/text-title';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { hasText, textIn } from '@/lib/domain/i18n/text';
import { textLanguage } from '@/lib/domain/i18n/text-language';
import { type DataNotice, loadDataNotice } from './data-notices';

/** `content`: a text of the caller, shown as plain text instead of the hotel's. */
export type LegalArg = { type: PublicInfoType; title?: string; content?: string };

export type ShownText =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'plain'; paragraphs: readonly string[] }
  /**
   * `title`: the heading in the text, if any. `language`: of the text, when it differs from the guest's; else null,
   * also when unknown.
   */
  | { kind: 'rich'; title: string | null; html: string; language: string | null }
  | { kind: 'notice'; notice: DataNotice; language: string | null };

/**
 * Returns what a legal screen shows: the caller's text, else the hotel's own text, read once. Every hotel needs a
 * personal data text, so without one the built-in notice is shown. Rules: legal-texts/LT3, legal-texts/LT5,
 * legal-texts/LT2.
 */
export function useLegalText({ type, content }: LegalArg): ShownText {
  const { id, language } = useHotel();
  const own = useApi(content === undefined ? apiCall('publicInfo', id, type) : null, READ_ONCE);
  const isSilent = own.value === undefined ? own.refusal?.kind === 'not-found' : !hasText(own.value);
  const needsNotice = type === 'order_privacy' && isSilent;
  const notice = useSWRImmutable(needsNotice ? ['data notice', language] : null, () => loadDataNotice(language));

  if (content !== undefined) return { kind: 'plain', paragraphs: paragraphsOf(content) };
  if (own.value === undefined && own.refusal === null) return { kind: 'loading' };
  if (own.value !== undefined && !isSilent) {
    const read = textLanguage(own.value, language);
    const { title, body } = splitTitle(textIn(own.value, language));
    return { kind: 'rich', title, html: body, language: otherThan(language, read) };
  }
  if (!isSilent) return { kind: 'failed', retry: own.refetch };
  if (!needsNotice) return { kind: 'missing' };
  if (notice.error !== undefined) return { kind: 'failed', retry: () => void notice.mutate() };
  if (notice.data === undefined) return { kind: 'loading' };
  return { kind: 'notice', notice: notice.data.notice, language: otherThan(language, notice.data.language) };
}

/** The language of a text if it differs from the page's, for its `lang` attribute. */
const otherThan = (language: string, read: string | null): string | null => (read === language ? null : read);
