import { Icon } from '@/components/ui/icon';
import { ProductImage } from '@/components/ui/product-image';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

/** The sections of a section, one row card each. Rules: pages/PG3, catalogue/C2, /sections/{id}. */
export function SectionRows(props: {
  sections: readonly SectionTileView[];
  words: Readonly<Record<'opens_in_new_tab' | 'adults_only' | 'adults_only_16', string>>;
}) {
  const { sections, words } = props;
  return (
    <ul className="rows">
      {sections.map((section, index) => (
        <li key={String(section.id)}>
          <SectionLink section={section} className="rowcard" newTab={words.opens_in_new_tab}>
            <ProductImage id={section.id} src={section.image} eager={index < 4} />
            <span>
              <strong>{section.title}</strong>
              {section.descr !== '' && <span className="small muted">{section.descr}</span>}
              {section.age !== null && (
                <span className="tag">{section.age === 16 ? words.adults_only_16 : words.adults_only}</span>
              )}
              {section.external && <Icon name="external-link" size="sm" />}
            </span>
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
