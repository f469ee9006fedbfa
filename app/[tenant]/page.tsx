import { HomePage, homeMetadata } from '@/app/[tenant]/home-page';

/** /: the home page. */
export default HomePage;
export const generateMetadata = homeMetadata;
