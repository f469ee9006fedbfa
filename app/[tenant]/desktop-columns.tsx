import type { ReactNode } from 'react';
import { CartPanelSlot } from '@/components/cart/cart-panel-slot';
import { SectionDirectory } from '@/components/catalogue/section-directory';
import type { SectionView } from '@/lib/contract/views';
import { type Id, sameId } from '@/lib/domain/id';
import { type HotelPage, loadHome, loadSection } from '@/lib/server/pages/loaders';

/**
 * The content of a section between the hotel's sections and the cart on a wide screen, and beside the cart on a tablet
 * where the hotel has that; on a phone only the content. Rules: layout/LY15, appearance/A12.
 */
export async function DesktopColumns(props: { hotel: HotelPage; section: SectionView; children: ReactNode }) {
  const { hotel, section, children } = props;
  const { view, messages } = hotel;
  const [home, parent] = await Promise.all([loadHome(view.code), loadParent(view.code, section)]);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:items-start wide:gap-6 wide:pt-3 beside:grid beside:grid-cols-[minmax(0,1fr)_auto] beside:items-start beside:gap-6 beside:pt-3 wider:grid-cols-[200px_minmax(0,1fr)_auto] wider:gap-8">
      {home.state === 'found' ? (
        <SectionDirectory
          sections={home.value.sections}
          parent={parent}
          current={section.id}
          label={messages.services}
        />
      ) : (
        <span className="hidden wider:block" />
      )}
      {children}
      <CartPanelSlot title={messages.your_order} emptyText={messages.cart_empty_text} />
    </div>
  );
}

/** The section that contains this one; null for a top-level section, and for one whose parent cannot be read now. */
async function loadParent(tenant: string, { id, parentSection }: { id: Id; parentSection: Id }) {
  if (sameId(id, parentSection)) return null;
  const parent = await loadSection(tenant, String(parentSection));
  return parent.state === 'found' ? parent.value : null;
}
