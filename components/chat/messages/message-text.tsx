'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { linkify } from '@/lib/domain/chat/linkify';
import { bcp47 } from '@/lib/domain/i18n/language';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;
const LINK = 'text-brand-strong underline underline-offset-3 forced-colors:text-system-link';

/**
 * The text of a message, as typed. Each of its lines has the direction of its own first letter, and bidi overrides end
 * with it; links open in a new tab. Rules: chat/CH17, security/SC1.
 */
export function MessageText({ text, language }: { text: string; language: string | null }) {
  const t = useTranslations();
  const parts = linkify(text);
  return (
    <p
      dir="auto"
      lang={language === null ? undefined : bcp47(language)}
      className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
    >
      {parts.every(({ href }) => href === null)
        ? text
        : parts.map(({ text: part, href }, index) =>
            href === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
              <span key={index}>{part}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <a key={index} href={href} dir="ltr" {...NEW_TAB} className={LINK}>
                <span>{part}</span>
                <span className="sr-only">{` (${t('opens_in_new_tab')})`}</span>
              </a>
            ),
          )}
    </p>
  );
}
