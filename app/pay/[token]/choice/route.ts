import { handlePayment } from '@/lib/server/api/handle-payment';

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  handlePayment(request, (await params).token);
