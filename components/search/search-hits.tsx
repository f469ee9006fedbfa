'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useTranslations } from '@/components/hotel/hotel-context';
import { CARD } from '@/components/ui/card';
import { opens } from '@/components/ui/overlay/opens';
import { ProductImage } from '@/components/ui/product-image';
import { RouterLink } from '@/components/ui/router-link';
import { Tag } from '@/components/ui/tag';
import type { SearchEntryView } from '@/lib/contract/views';
import { groupHits } from '@/lib/domain/search/group-hits';
import { excerptOf, markMatches, type TextPart } from '@/lib/domain/search/mark-matches';
import type { FoundEntries } from './use-search';

/** What a search has found, by section; before anything is searched, all sections. Rule: search/SR6. */
export function SearchHits({ found }: { found: FoundEntries }) {
  const t = useTranslations();
  return (
    <>
      {found.isNear && <p className="pt-2 text-ink-2">{t('search_near')}</p>}
      {groupHits(found.entries, groupOf).map(({ key, hits: [first, ...others] }) => (
        <section key={key} aria-labelledby={`hits-${key}`}>
          <h2 id={`hits-${key}`} className="pt-5 pb-3 font-medium text-ink-2 text-sm">
            {first.kind === 'section' ? t('services') : first.sectionTitle}
          </h2>
          <ul className={clsx(CARD, 'overflow-hidden')}>
            {[first, ...others].map((entry) => (
              <li key={keyOf(entry)} className="not-first:border-line not-first:border-t">
                <Hit entry={entry} words={found.words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const groupOf = (entry: SearchEntryView): string => (entry.kind === 'section' ? 'services' : String(entry.sectionId));
const keyOf = (entry: SearchEntryView): string => String(entry.kind === 'section' ? entry.id : entry.product.id);

const HIT =
  'grid w-full grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 p-3 text-start text-ink hover:bg-sunken pressed:bg-sunken focus-visible:rounded-md focus-visible:-outline-offset-3';

function Hit({ entry, words }: { entry: SearchEntryView; words: readonly string[] }) {
  if (entry.kind === 'section') {
    const { id, title, descr, image, href } = entry;
    return (
      <RouterLink className={HIT} href={href}>
        <HitBody id={id} image={image} title={title} descr={descr} words={words} />
      </RouterLink>
    );
  }
  const { product, sectionId, descr } = entry;
  return (
    <button
      type="button"
      className={HIT}
      aria-haspopup="dialog"
      {...opens(productOverlay(product))}
      onClick={() => openProduct(sectionId, product)}
    >
      <HitBody id={product.id} image={product.image} title={product.title} descr={descr} words={words}>
        {product.price !== '' && (
          <bdi dir="auto" className="text-ink-2 text-sm tabular-nums">
            {product.price}
          </bdi>
        )}
        <HitMarks closed={product.closed} age={product.age} />
      </HitBody>
    </button>
  );
}

function HitMarks({ closed, age }: { closed: string | null; age: 16 | 18 | null }) {
  const t = useTranslations();
  return (
    <>
      {closed !== null && <Tag tone="neutral">{closed}</Tag>}
      {age !== null && <Tag>{t(age === 16 ? 'adults_only_16' : 'adults_only')}</Tag>}
    </>
  );
}

function HitBody(props: {
  id: string | number;
  image: string | null;
  title: string;
  descr: string;
  words: readonly string[];
  children?: ReactNode;
}) {
  const { id, image, title, descr, words, children } = props;
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
      </span>
      <span className="grid max-w-28 justify-items-end gap-1 text-end">{children}</span>
    </>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <mark key={index} className="rounded-[4px] bg-brand-soft-hover text-inherit forced-colors:chosen">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{text}</span>
    ),
  );
}
