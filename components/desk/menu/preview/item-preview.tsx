'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { resource, useResource } from '@/components/ui/resource';
import { Spinner } from '@/components/ui/spinner';
import type { Product, Section } from '@/lib/contract/catalogue';
import { languageName } from '@/lib/domain/i18n/language';
import { sectionItem } from '@/lib/domain/menu/menu-item';
import { useDesk } from '../../desk-context';
import { callMenu, type MenuEntry, type MenuFailure, type MenuResponse } from '../menu-api';
import { ProblemList } from '../problem-list';
import type { Previewed } from './guest-view';
import { previewHotel } from './preview-hotel';

/** The guests' components, which a desk loads only for a preview. */
const guestView = resource(() => import('./guest-view').then((module) => module.GuestView));

const readPreview = <T,>(item: string, language: string) =>
  callMenu<T>(`/preview/${item}?language=${encodeURIComponent(language)}`);

type Shown = { entry: MenuEntry; parentId: number | null; language: string };

async function readPreviewed({ entry, parentId, language }: Shown): Promise<MenuResponse<Previewed>> {
  const { item, version } = entry;
  if (item.startsWith('section:')) {
    const section = await readPreview<Section>(item, language);
    return section.ok ? { ok: true, value: { kind: 'section', section: section.value, version } } : section;
  }
  const [product, section] = await Promise.all([
    readPreview<Product>(item, language),
    readPreview<Section>(sectionItem(parentId ?? 0), language),
  ]);
  if (!product.ok) return product;
  if (!section.ok) return section;
  return { ok: true, value: { kind: 'product', product: product.value, section: section.value, version } };
}

/** The saved draft of an item as guests of one language will see it. `parentId`: where it stands. Rule: menu/ME56. */
export function ItemPreview({ entry, parentId, language }: Shown) {
  const { hotel, t } = useDesk();
  const { value: GuestView, hasFailed: isCodeMissing } = useResource(guestView);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [failure, setFailure] = useState<MenuFailure | null>(null);
  useEffect(() => {
    let isOver = false;
    void readPreviewed({ entry, parentId, language }).then((read) => {
      if (isOver) return;
      setFailure(read.ok ? null : read);
      if (read.ok) setPreviewed(read.value);
    });
    return () => {
      isOver = true;
    };
  }, [entry, parentId, language]);
  const isLost = failure !== null || isCodeMissing;
  return (
    <aside className="grid content-start gap-2" aria-label={t('preview')}>
      <p className="text-ink-2 text-sm">{t('preview_in', { language: languageName(language) })}</p>
      {isLost && <Notice tone="warn">{t('menu_preview_failed')}</Notice>}
      {/* Another draft can be what is wrong: a preview is made of the whole menu. */}
      {failure !== null && failure.problems.length > 0 && <ProblemList problems={failure.problems} />}
      {!isLost && (previewed === null || GuestView === undefined) && (
        <div className="grid min-h-96 place-items-center rounded-lg bg-canvas">
          <Spinner />
        </div>
      )}
      {previewed !== null && GuestView !== undefined && (
        <div className="overflow-hidden rounded-xl border border-line">
          <GuestView key={language} hotel={previewHotel(hotel, language)} previewed={previewed} />
        </div>
      )}
      <p className="text-ink-2 text-sm">{t('menu_preview_text')}</p>
    </aside>
  );
}
