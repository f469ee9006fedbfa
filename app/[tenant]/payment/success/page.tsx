import { ResultPage, type ResultPageProps, resultMetadata } from '@/app/[tenant]/payment/result-page';

/** /payment/success: the page to which a successful online payment leads back. */
export default function PaymentSuccess(props: ResultPageProps) {
  return <ResultPage {...props} result="success" />;
}

export const generateMetadata = resultMetadata;
