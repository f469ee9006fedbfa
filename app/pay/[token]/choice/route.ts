import { paymentDoor } from '@/lib/server/payment-door';

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  paymentDoor(request, (await params).token);
