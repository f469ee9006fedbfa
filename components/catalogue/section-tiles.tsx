import clsx from 'clsx';
import { productTint } from '@/components/ui/product-image';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

/** The hotel's top sections as tiles; the first one is wide and says a little more. */
export function SectionTiles({ sections, newTab }: { sections: readonly SectionTileView[]; newTab: string }) {
  return (
    <ul className="tiles">
      {sections.map((section, index) => (
        <li key={String(section.id)} className="contents">
          <SectionLink
            section={section}
            newTab={newTab}
            className={clsx('tile', productTint(section.id), index === 0 && 'tile--wide')}
          >
            <strong>{section.title}</strong>
            {index === 0 && section.descr !== '' && <small>{section.descr}</small>}
            {section.image && (
              <img src={section.image} alt="" width={256} height={256} loading="lazy" referrerPolicy="no-referrer" />
            )}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
