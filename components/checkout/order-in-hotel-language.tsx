'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { noteInWords } from '@/components/allergens/food-words';
import { useFoodNote } from '@/components/allergens/use-food-note';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { RetryButton } from '@/components/ui/button/retry-button';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { resource, useResource } from '@/components/ui/resource';
import { kitchenNote } from '@/lib/domain/allergens/kitchen-note';
import { bcp47, directionOf, languageName } from '@/lib/domain/i18n/language';
import {
  kitchenLanguage,
  type LineInWords,
  linesInWords,
  orderChoicesInWords,
} from '@/lib/domain/orders/kitchen-lines';
import type { CheckoutWithForm } from './checkout';
import { FoldedCard } from './folded-card';

/** Apart, because they are in every language and the code of the checkout is at its limit of size. */
const orderWords = resource(() => import('@/lib/words/order-words').then((module) => module.ORDER_WORDS));

/**
 * The order in the guest's words and, beside them, as the hotel reads it: in its first language and its own texts.
 * Nothing for a guest who reads that language. Rule: orders/OR34.
 */
export function OrderInHotelLanguage({ checkout }: { checkout: CheckoutWithForm }) {
  const kitchen = kitchenLanguage(useHotel());
  return kitchen !== null && <BothLanguages checkout={checkout} kitchen={kitchen} />;
}

function BothLanguages({ checkout, kitchen }: { checkout: CheckoutWithForm; kitchen: string }) {
  const t = useTranslations();
  const hotel = useHotel();
  const { value: words } = useResource(orderWords);
  const linesIn = (language: string) =>
    linesInWords(checkout.lines, { language, orderedFor: words?.ordered_for ?? '' });
  const own = linesIn(hotel.language);
  const choices = orderChoicesInWords(checkout.kit, kitchen);
  return (
    <FoldedCard icon={conciergeBellIcon} title={t('hotel_reads', { language: languageName(kitchen) })}>
      <table className="w-full table-fixed border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={clsx(CELL, OWN)}>
              {languageName(hotel.language)}
            </th>
            <th scope="col" className={clsx(CELL, KITCHEN)} {...markedAs(kitchen)}>
              {languageName(kitchen)}
            </th>
          </tr>
        </thead>
        <tbody>
          {checkout.hasFood && checkout.values.tellsKitchen && <NotePair kitchen={kitchen} />}
          {linesIn(kitchen).map((line, index) => (
            <Pair
              key={line.key}
              kitchen={kitchen}
              own={<Line line={own[index] ?? line} />}
              theirs={<Line line={line} />}
            />
          ))}
          {choices !== '' && (
            <Pair kitchen={kitchen} own={orderChoicesInWords(checkout.kit, hotel.language)} theirs={choices} />
          )}
        </tbody>
      </table>
    </FoldedCard>
  );
}

const CELL = 'border-line border-t p-3 text-start align-top font-normal wrap-anywhere first:ps-4 last:pe-4';
/** The line between the columns stands in the guest's: the other runs in the direction of its own language. */
const OWN = 'forced-colors:border-e';
const KITCHEN = 'bg-sunken';

const markedAs = (language: string) => ({ lang: bcp47(language), dir: directionOf(language) });

function Pair({ kitchen, own, theirs }: { kitchen: string; own: ReactNode; theirs: ReactNode }) {
  return (
    <tr>
      <td className={clsx(CELL, OWN)}>{own}</td>
      <td className={clsx(CELL, KITCHEN)} {...markedAs(kitchen)}>
        {theirs}
      </td>
    </tr>
  );
}

function Line({ line: { quantity, title, chosen } }: { line: LineInWords }) {
  return (
    <>
      <span className="font-medium">
        <bdi translate="no" dir="ltr">{`${quantity}×`}</bdi>
        <span>{` ${title}`}</span>
      </span>
      {chosen !== '' && <small className="block text-ink-2 text-sm">{chosen}</small>}
    </>
  );
}

/** The guest's list beside the sentences that go to the kitchen. */
function NotePair({ kitchen }: { kitchen: string }) {
  const t = useTranslations();
  const { language } = useHotel();
  const note = useFoodNote();
  const { messages, hasFailed, isBusy, retry } = useMessages(kitchen);
  const sentences = messages === undefined ? [] : kitchenNote(note, { words: messages, language: kitchen }).kitchen;
  return (
    <Pair
      kitchen={kitchen}
      own={noteInWords({ t, language }, note)}
      theirs={
        hasFailed ? (
          <RetryButton label={t('try_again')} isBusy={isBusy} onPress={retry} />
        ) : (
          sentences.map((sentence) => (
            <p key={sentence} className="font-medium text-danger">
              {sentence}
            </p>
          ))
        )
      }
    />
  );
}
