import { handleMessages } from '@/lib/server/api/handle-messages';

export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  handleMessages(request, (await params).language);
