import { HomePage, homeMetadata } from '@/app/[tenant]/home-page';

export default HomePage;
export const generateMetadata = homeMetadata;
