import { Icon } from '@/components/ui/icon';
import { listFilterIcon } from '@/components/ui/icons/list-filter';
import type { ListedProductView } from '@/lib/contract/views';
import { DIETS } from '@/lib/domain/allergens/allergens';
import { dietsIn } from '@/lib/domain/catalogue/list-filter';
import type { ListGroup } from '@/lib/domain/catalogue/list-groups';
import { FilterButton } from './filter-button';

/** From how many products on a list without headings is filtered and sorted. */
const WORTH_FILTERING = 8;

const CHIP =
  'flex min-h-target flex-none items-center gap-2 whitespace-nowrap rounded-full border border-line-strong bg-surface px-4 text-ink pressed:bg-sunken aria-[current=true]:border-transparent aria-[current=true]:bg-brand-strong aria-[current=true]:font-medium aria-[current=true]:text-on-strong [&>b]:min-w-6 [&>b]:rounded-full [&>b]:bg-brand-strong [&>b]:px-1.5 [&>b]:text-center [&>b]:font-medium [&>b]:text-on-strong [&>b]:text-sm';

/** The id of a heading's part of the page. */
export const groupId = (code: string): string => `list-${code}`;

/**
 * The filter and links to the headings of a list, below the page's title: server HTML, of which only the filter's button
 * is code. `label`: the name of the row; `filter`: the word for the filter. Rule: catalogue/C18.
 */
export function ListChips(props: { label: string; filter: string; groups: readonly ListGroup<ListedProductView>[] }) {
  const { label, filter, groups } = props;
  const products = groups.flatMap((group) => group.products);
  const headings = groups.filter(({ code }) => code !== '');
  if (groups.length < 2 && products.length < WORTH_FILTERING) return null;
  return (
    <nav
      aria-label={label}
      data-part="list-chips"
      className="col-span-full -mx-gutter flex snap-x snap-proximity scroll-px-gutter gap-2 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] motion-safe:scroll-smooth wider:pt-3 rail:col-span-1 rail:col-start-3 rail:row-start-1 rail:mx-0 rail:px-1 print:hidden"
    >
      <FilterButton
        className={CHIP}
        diets={dietsIn(products, DIETS)}
        hasPopular={products.some(({ popular }) => popular !== undefined)}
      >
        <Icon shape={listFilterIcon} size="sm" />
        <span>{filter}</span>
      </FilterButton>
      {groups.length > 1 &&
        headings.map(({ code, title }, index) => (
          <a
            key={code}
            href={`#${groupId(code)}`}
            className={CHIP}
            aria-current={index === 0 && groups.length === headings.length ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
    </nav>
  );
}
