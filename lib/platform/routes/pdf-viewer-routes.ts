import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import { samePathOnly } from '@/lib/domain/security/safe-link';
import type { PlatformContext } from '../context';
import { pdfPage } from '../files/pdf-page';
import { storedFile } from '../storage/stored-file';
import { isServed } from '../stores/hotels';
import { notFound } from './responses';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * The page around a PDF of a hotel's own storage. Responds with 404 for any other file, and for uploads, whose content is
 * untrusted. Rules: platform-calls/W23, files/FI5.
 */
export function pdfViewerRoutes(context: PlatformContext): Hono {
  const routes = new Hono();

  routes.get(routerPath('showPdf'), async ({ req }) => {
    const file = samePathOnly(req.query('file') ?? '');
    if (file === null || !file.startsWith('/storage/') || /[?#]/.test(file)) return notFound();
    const stored = await storedFile(file, context);
    if (stored?.type !== 'application/pdf' || stored.hotel === null || stored.isUpload) return notFound();
    if (!(await isServed(context.database.db, stored.hotel))) return notFound();
    const back = samePathOnly(req.query('back-url') ?? '') ?? '/';
    return new Response(pdfPage({ file, back }), { headers: HEADERS });
  });

  return routes;
}
