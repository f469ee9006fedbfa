import { handleHouse } from '@/lib/server/catalogue/handle-house';

/** `GET /catalogue/{language}/house`: what home says of the house. */
export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  handleHouse(request, (await params).language);
