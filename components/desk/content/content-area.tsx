'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { findContent, sectionsWithProducts } from '@/lib/domain/content/find-content';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useStock } from '../stock/use-stock';
import { useMay } from '../use-may';
import { ChangeLog } from './change-log';
import type { Content } from './content-api';
import { ContentTimes } from './content-times';
import { ProductList } from './product-list';
import { SectionChips } from './section-chips';
import { type ContentDesk, useContent } from './use-content';

/** What is on sale, how much of it is left, its price, its hours and its closed days. Rules: content/CC1, desk/DE102. */
export function ContentArea() {
  const { t } = useDesk();
  const desk = useContent();
  const [text, setText] = useState('');
  const find = (
    <TextField
      type="search"
      aria-label={t('find_product')}
      placeholder={t('find_product')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
  return (
    <Area title="content">
      <div className="min-[760px]:max-w-80">{find}</div>
      {desk.message !== null && (
        <Notice tone="warn" alert>
          {desk.message}
        </Notice>
      )}
      {desk.content === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <Catalogue content={desk.content} desk={desk} text={text} />
      )}
    </Area>
  );
}

/** The products of a section, or of all of them while staff search, and what concerns the section. */
function Catalogue({ content, desk, text }: { content: Content; desk: ContentDesk; text: string }) {
  const { hotel } = useDesk();
  const stock = useStock();
  const mayChangeTimes = useMay('menu');
  const [chosen, setChosen] = useState<number | null>(null);
  const sections = sectionsWithProducts(content);
  const section = sections.find(({ id }) => id === chosen) ?? sections[0];
  if (section === undefined) return null;
  const nameOf = (item: (typeof sections)[number]) => textIn(item.title, hotel.language);
  const products = findContent(content, { section: section.id, text, nameOf });
  return (
    <>
      {text.trim() === '' && <SectionChips sections={sections} chosen={section.id} onChoose={setChosen} />}
      <div className="grid items-start gap-4 min-[1080px]:grid-cols-[minmax(0,1fr)_348px]">
        <ProductList
          section={text.trim() === '' ? section : null}
          products={products}
          sections={content.sections}
          desk={desk}
          stock={stock}
        />
        <div className="grid gap-4">
          {mayChangeTimes && <ContentTimes key={section.id} items={[section, ...products]} desk={desk} />}
          <ChangeLog desk={desk} />
        </div>
      </div>
    </>
  );
}
