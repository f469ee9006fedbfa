import { handlePaymentReport } from '@/lib/server/api/handle-payment-report';

/** `POST /pay/reports/{provider}`: what a payment service reports by itself. */
export const POST = async (request: Request, { params }: { params: Promise<{ provider: string }> }) =>
  handlePaymentReport(request, (await params).provider);
