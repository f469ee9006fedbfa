import { handleMessages } from '@/lib/server/api/handle-messages';

/** `GET /words/{language}`: the full dictionary of a language, for overlays. */
export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  handleMessages(request, (await params).language);
