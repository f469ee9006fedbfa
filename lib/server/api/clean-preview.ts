import 'server-only';
import type { Product, Section } from '@/lib/contract/catalogue';
import { settings } from '../settings/env';
import { responseSanitiser } from '../upstream/sanitise-responses';

/** The call whose answer has rich texts that are shown as such, and are not published yet. */
const PREVIEW = /\/menu\/preview\/(section|product):\d+$/;

/** Cleans a preview of the menu as what guests get is cleaned; other answers stay as they are. Rule: menu/ME23. */
export async function cleanPreview(request: Request, response: Response): Promise<Response> {
  const [, kind] = PREVIEW.exec(new URL(request.url).pathname) ?? [];
  if (kind === undefined || !response.ok) return response;
  const { data } = (await response.json()) as { data: Product | Section };
  const clean = responseSanitiser(settings());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const cleaned = kind === 'section' ? clean.section(data as Section) : clean.product(data as Product);
  return Response.json({ data: cleaned }, { status: response.status, headers });
}
