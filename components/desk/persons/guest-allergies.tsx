'use client';

import { Icon } from '@/components/ui/icon';
import { shieldAlertIcon } from '@/components/ui/icons/shield-alert';
import type { AllergyWords, guestCard } from '@/lib/domain/desk/guest-card';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';
import { TranslatedText } from '../translation/translated-text';

/** What the guest cannot eat by any of their orders, and what they typed about it. Rule: desk/DE63. */
export function GuestAllergies({ card: { sentences, typed } }: { card: ReturnType<typeof guestCard> }) {
  const { t } = useDesk();
  if (sentences.length + typed.length === 0) return null;
  return (
    <section
      className="flex gap-2 rounded-sm border-2 border-danger p-2.5 font-medium text-danger text-sm"
      aria-label={t('allergies')}
    >
      <Icon shape={shieldAlertIcon} size="sm" />
      <ul className="grid min-w-0 gap-1">
        {sentences.map(({ text, language }) => (
          <li key={text} lang={bcp47(language)} dir={directionOf(language)}>
            {text}
          </li>
        ))}
        {typed.map((words) => (
          <Typed key={words.text} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Typed({ words: { text, language } }: { words: AllergyWords }) {
  const { t } = useDesk();
  return (
    <li>
      <span className="text-ink-2">{`${t('note')}: `}</span>
      <bdi className="wrap-anywhere whitespace-pre-wrap">{text}</bdi>
      <TranslatedText text={text} from={language} isMarked />
    </li>
  );
}
