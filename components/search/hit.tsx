'use client';

import type { ReactNode } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useTranslations } from '@/components/hotel/hotel-context';
import { opens } from '@/components/ui/overlay/opens';
import { ProductImage } from '@/components/ui/product-image';
import { RouterLink } from '@/components/ui/router-link';
import { Tag } from '@/components/ui/tag';
import type { SearchEntryView } from '@/lib/contract/search-view';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import { cardLabels } from '@/lib/domain/catalogue/card-labels';
import type { FoodAnswer } from '@/lib/domain/search/food-answer';
import { excerptOf, markMatches } from '@/lib/domain/search/mark-matches';
import { FoodFacts } from './food-facts';
import { Marked } from './marked';

const HIT =
  'grid w-full grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 p-3 text-start text-ink hover:bg-sunken pressed:bg-sunken focus-visible:rounded-md focus-visible:-outline-offset-3';

/** A section or a product that was found. Rules: search/SR6, search/SR9. */
export function Hit(props: {
  entry: Exclude<SearchEntryView, { kind: 'answer' }>;
  food: FoodAnswer | null;
  words: readonly string[];
  isFood: boolean;
}) {
  const { entry, food, words, isFood } = props;
  const t = useTranslations();
  if (entry.kind === 'section') {
    const { id, title, descr, image, href, hours } = entry;
    return (
      <RouterLink className={HIT} href={href}>
        <HitBody id={id} image={image} title={title} descr={descr} words={words}>
          <HoursToday hours={hours} className="text-ink-2 text-sm" />
        </HitBody>
      </RouterLink>
    );
  }
  const { product, sectionId, sectionTitle, descr } = entry;
  return (
    <button
      type="button"
      className={HIT}
      aria-haspopup="dialog"
      {...opens(productOverlay(product))}
      onClick={() => openProduct(sectionId, product)}
    >
      <HitBody
        id={product.id}
        image={product.image}
        title={product.title}
        descr={food === null ? descr : sectionTitle}
        words={words}
        facts={isFood && product.food !== null && <FoodFacts food={product.food} answer={food} />}
      >
        {product.price !== '' && (
          <bdi dir="auto" className="text-ink-2 text-sm tabular-nums">
            {product.price}
          </bdi>
        )}
        {cardLabels(product, { 16: t('adults_only_16'), 18: t('adults_only') }).map(({ kind, text }) => (
          <Tag key={kind}>{text}</Tag>
        ))}
      </HitBody>
    </button>
  );
}

/** The hours of today; nothing for a section without hours, or one that is closed today. */
export function HoursToday({ hours, className }: { hours: WorkingHours | undefined; className: string }) {
  const t = useTranslations();
  if (hours === undefined || hours.from === null) return null;
  return (
    <span className={`${className} tabular-nums`}>
      <span className="sr-only">{`${t('working_hours')}: `}</span>
      <bdi dir="ltr" className="whitespace-nowrap">{`${hours.from} - ${hours.to}`}</bdi>
    </span>
  );
}

function HitBody(props: {
  id: string | number;
  image: string | null;
  title: string;
  descr: string;
  words: readonly string[];
  facts?: ReactNode;
  children?: ReactNode;
}) {
  const { id, image, title, descr, words, facts, children } = props;
  return (
    <>
      <ProductImage className="size-14 rounded-[12px]" drawing="w-[78%]" shade="none" id={id} src={image} />
      <span>
        <strong className="block font-medium leading-compact">
          <Marked parts={markMatches(title, words)} />
        </strong>
        {descr !== '' && (
          <span className="mt-0.5 line-clamp-2 text-ink-2 text-sm">
            <Marked parts={excerptOf(markMatches(descr, words))} />
          </span>
        )}
        {facts}
      </span>
      <span className="grid max-w-28 justify-items-end gap-1 text-end">{children}</span>
    </>
  );
}
