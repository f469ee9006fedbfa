import type { ComponentProps } from 'react';
import { SectionPage, sectionMetadata } from '@/app/[tenant]/section-page';
import { StructuredData } from '@/app/structured-data';

/** /products/{section id}: a section with its products. The same page as /sections/{id}. */
export default function Section(props: ComponentProps<typeof SectionPage>) {
  return (
    <>
      <SectionPage {...props} />
      <StructuredData {...props} />
    </>
  );
}

export const generateMetadata = sectionMetadata;
