import { ResultPage, type ResultPageProps, resultMetadata } from '@/app/[tenant]/payment/result-page';

export default function PaymentSuccess(props: ResultPageProps) {
  return <ResultPage {...props} result="success" />;
}

export const generateMetadata = resultMetadata;
