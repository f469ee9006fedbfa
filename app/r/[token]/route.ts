import { handlePrintedCode } from '@/lib/server/api/handle-printed-code';

/** `GET /r/{token}`: the address in the printed code of a room or a place. */
export const GET = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  handlePrintedCode(request, (await params).token);
