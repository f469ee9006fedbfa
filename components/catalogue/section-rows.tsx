import { Icon } from '@/components/ui/icon';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { ProductImage } from '@/components/ui/product-image';
import { Tag } from '@/components/ui/tag';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

/** The grid of row cards: one column on a phone, two on a desktop. */
export const ROWS = 'grid gap-3 desk:grid-cols-2 wide:grid-cols-1';

/** The look of a link with a picture and a text in a row. */
export const ROW_CARD =
  'relative grid grid-cols-[min(128px,36%)_minmax(0,1fr)] items-center gap-4 rounded-lg bg-surface py-2 ps-2 pe-4 text-ink shadow-md transition-[scale] duration-fast pressed:scale-pressed forced-colors:border print:break-inside-avoid';

/** The subsections of a section, one row card each. Rules: pages/PG3, catalogue/C2. */
export function SectionRows(props: {
  sections: readonly SectionTileView[];
  messages: Readonly<Record<'opens_in_new_tab' | 'adults_only' | 'adults_only_16', string>>;
}) {
  const { sections, messages } = props;
  return (
    <ul className={ROWS}>
      {sections.map((section, index) => (
        <li key={String(section.id)}>
          <SectionLink section={section} className={ROW_CARD} newTab={messages.opens_in_new_tab}>
            <ProductImage
              className="aspect-square max-w-32 rounded-[14px]"
              drawing="w-[74%]"
              id={section.id}
              src={section.image}
              sizes="171px"
              focus={section.focus}
              eager={index < 4}
              isLargest={index === 0}
            />
            <span>
              <strong className="block font-medium text-lg">{section.title}</strong>
              {section.descr !== '' && <span className="mt-0.5 block text-ink-2 text-sm">{section.descr}</span>}
              {section.age !== null && (
                <Tag className="mt-2">{messages[section.age === 16 ? 'adults_only_16' : 'adults_only']}</Tag>
              )}
              {section.external && <Icon shape={externalLinkIcon} size="sm" />}
            </span>
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
