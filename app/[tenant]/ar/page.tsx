import { RecognitionPage, recognitionMetadata } from '@/app/[tenant]/recognition-page';

/** /ar: finds the page of a QR code in a picture. */
export default RecognitionPage;

export const generateMetadata = recognitionMetadata;
