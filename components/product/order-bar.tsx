'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useWords } from '@/components/hotel/hotel-context';
import { Stepper } from '@/components/ui/stepper';
import type { Product } from '@/lib/contract/catalogue';
import { maxQuantity } from '@/lib/domain/cart';
import type { Id } from '@/lib/domain/kit';
import { scheduledOption } from '@/lib/domain/price';
import { hasText, textIn } from '@/lib/domain/text';
import type { ProductForm } from './use-product-form';

/** How many, what it costs, and the button. `onInvalid`: the first option that will not do. */
export function OrderBar(props: { product: Product; form: ProductForm; onInvalid: (optionId: Id) => void }) {
  const { product, form, onInvalid } = props;
  const { language } = useHotel();
  const say = useWords();
  const price = useMoney().price(form.total);
  const [isShaking, setIsShaking] = useState(false);
  const own = hasText(product.button_order_text) ? textIn(product.button_order_text, language) : say('send_to_cart');
  const submit = () => {
    const invalid = form.submit();
    if (invalid === null) return;
    setIsShaking(true);
    onInvalid(invalid);
  };
  return (
    <div className="drawer__foot orderbar row-start-3">
      {/* Slots are counted by themselves (reading 10). */}
      {product.show_quantity && scheduledOption(product) === null && (
        <Stepper
          label={say('quantity')}
          value={form.quantity}
          onStep={form.step}
          canLower={form.quantity > 1}
          canRaise={form.quantity < maxQuantity(product)}
          words={{ fewer: say('fewer'), more: say('more') }}
          look="large"
        />
      )}
      <button
        type="button"
        className={clsx('btn btn--primary', price !== '' && 'btn--split', isShaking && 'shake')}
        onClick={submit}
        onAnimationEnd={() => setIsShaking(false)}
      >
        <span>{form.isUpdate ? say('save_changes') : own}</span>
        {price !== '' && <Amount>{price}</Amount>}
      </button>
    </div>
  );
}
