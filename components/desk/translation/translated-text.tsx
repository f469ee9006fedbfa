'use client';

import { Icon } from '@/components/ui/icon';
import { languagesIcon } from '@/components/ui/icons/languages';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';
import { useMachineTranslation } from './use-machine-translation';

/** A guest's text as a machine has it in the staff member's language, below the original; nothing without one. */
export function TranslatedText({ text, from, isMarked = false }: { text: string; from: string; isMarked?: boolean }) {
  const { hotel } = useDesk();
  const { text: translated, isPending } = useMachineTranslation(text, { from, to: hotel.language });
  // Keeps the place of a line, so that a card does not grow under a finger.
  if (translated === null) return isMarked && isPending ? <span className="block h-8.25" aria-hidden="true" /> : null;
  return (
    <span className="mt-1.5 block border-line-strong border-t border-dashed pt-1.5 text-ink-2 text-sm">
      <span
        className="wrap-anywhere whitespace-pre-wrap"
        lang={bcp47(hotel.language)}
        dir={directionOf(hotel.language)}
      >
        {translated}
      </span>
      {isMarked && (
        <>
          {' '}
          <MachineMark />
        </>
      )}
    </span>
  );
}

/** Says that a machine has translated what stands beside it. */
export function MachineMark() {
  const { t } = useDesk();
  return (
    <span className="inline-flex items-center gap-1 text-ink-2 text-xs">
      <Icon shape={languagesIcon} size="xs" />
      <span>{t('machine_translation')}</span>
    </span>
  );
}
