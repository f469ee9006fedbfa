'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { shieldAlertIcon } from '@/components/ui/icons/shield-alert';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { TranslatedText } from '../translation/translated-text';

/**
 * Allergies and diet in the hotel's first language, and what the guest typed about an allergy, never folded and above the
 * lines. Rules: allergens/AL12, allergens/AL14.
 */
export function OrderFoodNote({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { food_note: note, allergy_texts: texts } = order;
  if (note === null && texts.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-sm border-2 border-danger p-2.5 font-medium text-danger text-option">
      <Icon shape={shieldAlertIcon} size="sm" />
      <div className="min-w-0">
        {note?.kitchen.map((sentence) => (
          <p key={sentence} lang={bcp47(note.language)} dir={directionOf(note.language)}>
            {sentence}
          </p>
        ))}
        {texts.map((text) => (
          <p key={text}>
            <span className="text-ink-2">{`${t('note')}: `}</span>
            <bdi className="wrap-anywhere whitespace-pre-wrap">{text}</bdi>
            <TranslatedText text={text} from={order.language} isMarked />
          </p>
        ))}
      </div>
    </div>
  );
}

/** What of a line is on the guest's note, or that nothing is stated about it. Rule: allergens/AL13. */
export function LineFoodNote({ order, line }: { order: DeskOrder; line: DeskOrder['products'][number] }) {
  const { t } = useDesk();
  const note = order.food_note;
  const noted = note?.lines.find(({ line_id }) => line_id === line.id);
  if (!note || !noted) return null;
  return (
    <span
      className={clsx(
        'flex w-fit gap-1.5 rounded-sm border px-2 py-0.5 font-medium',
        noted.is_unknown ? 'border-danger text-danger' : 'border-transparent bg-danger text-surface',
      )}
    >
      <Icon shape={circleAlertIcon} size="xs" className="mt-0.5" />
      <span className="min-w-0">
        {noted.kitchen.map((sentence) => (
          <span key={sentence} className="block" lang={bcp47(note.language)} dir={directionOf(note.language)}>
            {sentence}
          </span>
        ))}
        {noted.is_unknown && <span className="block">{t('check_with_guest')}</span>}
      </span>
    </span>
  );
}
