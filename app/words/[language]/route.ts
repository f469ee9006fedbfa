import { wordsDoor } from '@/lib/server/words-door';

export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  wordsDoor(request, (await params).language);
