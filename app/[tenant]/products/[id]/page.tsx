import { SectionPage, sectionMetadata } from '@/app/[tenant]/section-page';

/** /products/{section id}: a section with its products. The same page as /sections/{id}. */
export default SectionPage;
export const generateMetadata = sectionMetadata;
