import { handlePrinter } from '@/lib/server/api/handle-printer';

type Context = { params: Promise<{ printer: string }> };

/** `/printers/{printer}`: a CloudPRNT printer asks for its tickets. */
const handle = async (request: Request, { params }: Context) => handlePrinter(request, (await params).printer);

export { handle as DELETE, handle as GET, handle as POST };
