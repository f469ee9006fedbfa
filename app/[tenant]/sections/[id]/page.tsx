import { SectionPage, sectionMetadata } from '@/app/[tenant]/section-page';

/** /sections/{section id}: a section with its subsections. The same page as /products/{id}. */
export default SectionPage;
export const generateMetadata = sectionMetadata;
