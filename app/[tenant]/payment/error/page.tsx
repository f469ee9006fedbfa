import { ResultPage, type ResultPageProps, resultMetadata } from '@/app/[tenant]/payment/result-page';

export default function PaymentError(props: ResultPageProps) {
  return <ResultPage {...props} result="error" />;
}

export const generateMetadata = resultMetadata;
