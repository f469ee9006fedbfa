import { HomePage, homeMetadata } from '@/app/[tenant]/home-page';

/** /home: the same home page as /. */
export default HomePage;
export const generateMetadata = homeMetadata;
