import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

/** The sections of a section, one row card each. Source: guest-app 2, /sections/{id}. */
export function SectionRows(props: {
  sections: readonly SectionTileView[];
  words: { newTab: string; adultsOnly: string };
}) {
  const { sections, words } = props;
  return (
    <ul className="rows">
      {sections.map((section, index) => (
        <li key={String(section.id)}>
          <SectionLink section={section} className="rowcard" newTab={words.newTab}>
            <Plate id={section.id} src={section.image} eager={index < 4} />
            <span>
              <strong>{section.title}</strong>
              {section.descr !== '' && <span className="small muted">{section.descr}</span>}
              {section.forAdult && <span className="tag">{words.adultsOnly}</span>}
              {section.external && <Icon name="external-link" size="sm" />}
            </span>
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
