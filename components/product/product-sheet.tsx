'use client';

import { useEffect, useState } from 'react';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { OptionForm } from '@/components/options/option-form';
import { focusOption } from '@/components/options/option-ids';
import { Notice } from '@/components/ui/notice';
import type { OverlayArgs } from '@/components/ui/overlay-stack';
import type { Id } from '@/lib/domain/kit';
import { textIn } from '@/lib/domain/text';
import { OrderBar } from './order-bar';
import { ProductDetails, ProductPicture } from './product-details';
import { SHEET_TITLE_ID, SheetFrame } from './sheet-frame';
import { OrderBarSkeleton, SheetSkeleton } from './sheet-skeleton';
import { useProduct } from './use-product';
import { useProductForm } from './use-product-form';

const OPTIONS = 'product-option';

/** A product with its options, to put into the cart or to change there. Source: guest-app 2 "Product sheet", 4. */
export function ProductSheet({ arg }: { arg: OverlayArgs['product'] }) {
  const { language } = useHotel();
  const say = useWords();
  const { found, retry } = useProduct(arg.sectionId, arg.productId);
  const form = useProductForm(arg, found.kind === 'ready' ? found : null);
  const [failedAt, setFailedAt] = useState<{ optionId: Id } | null>(null);
  // After the words of the error are there, so that they are read out with the field.
  useEffect(() => {
    if (failedAt !== null) focusOption(OPTIONS, failedAt.optionId);
  }, [failedAt]);

  if (found.kind !== 'ready' || form === null) {
    return (
      <SheetFrame title="" foot={found.kind === 'loading' && <OrderBarSkeleton />}>
        {found.kind === 'loading' && <SheetSkeleton label={say('loading')} />}
        {found.kind === 'failed' && <SheetMessage words={say('section_failed')} retry={[say('try_again'), retry]} />}
        {found.kind === 'gone' && <SheetMessage words={say('line_gone')} />}
      </SheetFrame>
    );
  }

  const { product, section } = found;
  const onInvalid = (optionId: Id) => setFailedAt({ optionId });
  return (
    <SheetFrame
      title={textIn(product.title, language)}
      {...(form.isUpdate && { onRemove: form.remove })}
      foot={!section.hide_order_button && <OrderBar product={product} form={form} onInvalid={onInvalid} />}
    >
      <ProductPicture product={product} />
      <div className="sheet__body">
        <ProductDetails product={product} section={section} />
        {form.kit && <OptionForm kit={form.kit} onChange={form.answer} invalid={form.invalid} idPrefix={OPTIONS} />}
      </div>
    </SheetFrame>
  );
}

/** In place of a product that is not here. */
function SheetMessage({ words, retry }: { words: string; retry?: [label: string, again: () => void] }) {
  return (
    <div className="sheet__body pt-20">
      <h2 className="sr" id={SHEET_TITLE_ID}>
        {words}
      </h2>
      <div className="stack">
        <Notice tone="danger" alert>
          {words}
        </Notice>
        {retry && (
          <button type="button" className="btn btn--soft" onClick={retry[1]}>
            {retry[0]}
          </button>
        )}
      </div>
    </div>
  );
}
