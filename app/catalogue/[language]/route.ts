import { handleSearchCatalogue } from '@/lib/server/catalogue/handle-search-catalogue';

/** `GET /catalogue/{language}`: everything that the search page searches. */
export const GET = async (request: Request, { params }: { params: Promise<{ language: string }> }) =>
  handleSearchCatalogue(request, (await params).language);
