import { SectionPage, sectionMetadata } from '@/app/[tenant]/section-page';

export default SectionPage;
export const generateMetadata = sectionMetadata;
