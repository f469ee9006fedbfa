import { handlePayment } from '@/lib/server/api/handle-payment';

/** `POST /pay/{token}/choice`: the form of the built-in payment page. */
export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  handlePayment(request, (await params).token);
