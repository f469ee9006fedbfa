import { PART_TITLE } from '@/components/ui/part-title';
import type { ListedProductView } from '@/lib/contract/views';
import type { ListGroup } from '@/lib/domain/catalogue/list-groups';
import type { Id } from '@/lib/domain/id';
import { groupId } from './list-chips';
import { ProductList } from './product-list';

/** A list of products under its headings. A heading goes with the last of its products. Rule: catalogue/C18. */
export function ProductGroups(props: { sectionId: Id; groups: readonly ListGroup<ListedProductView>[] }) {
  const { sectionId, groups } = props;
  return groups.map(({ code, title, products }, index) => {
    const before = groups.slice(0, index).flatMap((group) => group.products).length;
    const list = <ProductList sectionId={sectionId} products={products} before={before} />;
    if (code === '') return <div key={code}>{list}</div>;
    const id = groupId(code);
    return (
      <section
        key={code}
        id={id}
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className="scroll-mt-32 outline-none wider:scroll-mt-14 rail:scroll-mt-20 shallow:scroll-mt-2 [&:not(:has(li:not([hidden])))]:hidden"
      >
        <h2 id={`${id}-title`} className={`${PART_TITLE} first:mt-0`}>
          {title}
        </h2>
        {list}
      </section>
    );
  });
}
