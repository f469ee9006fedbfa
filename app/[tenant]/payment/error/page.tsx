import { ResultPage, type ResultPageProps, resultMetadata } from '@/app/[tenant]/payment/result-page';

/** /payment/error: the page to which a failed online payment leads back. */
export default function PaymentError(props: ResultPageProps) {
  return <ResultPage {...props} result="error" />;
}

export const generateMetadata = resultMetadata;
