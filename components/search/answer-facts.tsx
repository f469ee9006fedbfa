'use client';

import { CopyButton } from '@/components/hotel/copy-button';
import { useTranslations } from '@/components/hotel/hotel-context';
import { buttonClass } from '@/components/ui/button/button';
import { RouterLink } from '@/components/ui/router-link';
import type { SearchEntryView } from '@/lib/contract/search-view';

type Fact = NonNullable<Extract<SearchEntryView, { kind: 'answer' }>['facts']>[number];

/** What the hotel states of its house, below an answer: to be copied, called, or opened on a map. Rule: search/SR12. */
export function AnswerFacts({ facts, about }: { facts: readonly Fact[]; about: string }) {
  return facts.map((fact) => {
    const { title, text } = fact;
    if (title === '' && text === '') return <FactAction key="action" fact={fact} about={about} isWide />;
    return (
      <div
        key={`${title} ${text}`}
        className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-md bg-sunken py-2 ps-4 pe-2"
      >
        <span className="wrap-anywhere min-w-0">
          {title !== '' && <strong className="block font-medium">{title}</strong>}
          {text !== '' && <small className="block text-ink-2 text-sm tabular-nums">{text}</small>}
        </span>
        <FactAction fact={fact} about={title || about} />
      </div>
    );
  });
}

function FactAction({ fact: { action }, about, isWide }: { fact: Fact; about: string; isWide?: boolean }) {
  const t = useTranslations();
  if (action === null) return null;
  const className = buttonClass({ variant: 'soft', size: 'sm', className: isWide ? '' : 'w-auto' });
  if ('copy' in action)
    return <CopyButton className={className} label={action.label} copied={t('copied_text')} text={action.copy} />;
  // Another page of the hotel opens in the app.
  if (action.href.startsWith('/'))
    return (
      <RouterLink className={className} href={action.href}>
        <span>{action.label}</span>
        <span className="sr-only">{` ${about}`}</span>
      </RouterLink>
    );
  // A map is another site's page.
  const isOther = action.href.startsWith('http');
  return (
    <a className={className} href={action.href} {...(isOther && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span>{action.label}</span>
      <span className="sr-only">{` ${isOther ? t('opens_in_new_tab') : about}`}</span>
    </a>
  );
}
