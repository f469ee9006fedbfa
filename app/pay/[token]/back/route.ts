import { handlePaymentReturn } from '@/lib/server/api/handle-payment-return';

/** `GET /pay/{token}/back`: the address to which a provider's page leads back. */
export const GET = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  handlePaymentReturn(request, (await params).token);
