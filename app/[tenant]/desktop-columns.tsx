import type { ReactNode } from 'react';
import { CartPanelSlot } from '@/components/cart/cart-panel-slot';
import { SectionDirectory } from '@/components/catalogue/section-directory';
import type { Id } from '@/lib/domain/options/kit';
import { type HotelPage, loadHome } from '@/lib/server/pages/loaders';

/**
 * The content of a section with the cart beside it, and on wider screens the hotel's sections too, for hotels with a
 * desktop layout. On a phone, and for other hotels, only the content. Rule: appearance/A12.
 */
export async function DesktopColumns(props: { hotel: HotelPage; sectionId: Id; children: ReactNode }) {
  const { hotel, sectionId, children } = props;
  const { view, messages } = hotel;
  if (!view.hasDesktopMode) return children;
  const home = await loadHome(view.code);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_300px] wide:items-start wide:gap-6 wide:pt-3 wider:grid-cols-[200px_minmax(0,1fr)_336px] wider:gap-8">
      {home.state === 'found' ? (
        <SectionDirectory sections={home.value.sections} current={sectionId} label={messages.services} />
      ) : (
        <span className="hidden wider:block" />
      )}
      {children}
      <CartPanelSlot title={messages.your_order} emptyText={messages.cart_empty_text} />
    </div>
  );
}
