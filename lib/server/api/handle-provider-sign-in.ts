import 'server-only';
import { type ProviderRefusal, REFUSAL_PARAMETER } from '@/lib/domain/staff/sign-in/sign-in-way';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { hasPlatform, platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { providerCookie, providerTokenIn } from './desk-cookies';
import { openedCookie } from './desk-session-calls';

/** Leads a browser on without telling the next page where it comes from: the address has a code in it. */
function redirectTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The desk, which says why nobody was signed in. Rule: staff/SP32. */
const toDesk = (request: Request, why: ProviderRefusal): Response =>
  redirectTo(`/desk?${REFUSAL_PARAMETER}=${why}`, [providerCookie(request, '', 0)]);

/** The hotel of a host with a desk; null: there is none. */
function hotelOf(request: Request): string | null {
  const tenant = tenantOfRequest(request.headers);
  return tenant.kind === 'hotel' && hasPlatform() ? tenant.code : null;
}

/** What a request leads to; a failure of the store leads back to the desk, whose other ways go on. */
async function orDesk(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // The log line omits the URL, which has a code.
    log().error({ err: error }, 'a sign-in at the identity provider broke off');
    return toDesk(request, 'provider-down');
  }
}

/**
 * `GET /desk/sign-in/oidc/return`: the browser comes back from the identity provider. It comes from another site, so that the
 * session's own cookie is not sent with it, and need not be. Rules: staff/SP33 to staff/SP35.
 */
export async function handleProviderReturn(request: Request): Promise<Response> {
  const hotel = hotelOf(request);
  if (hotel === null) return refuse('not-found');
  return orDesk(request, async () => {
    const { search } = new URL(request.url);
    const finished = await platform().staffSignIn.finishAtProvider(hotel, {
      cookie: providerTokenIn(request),
      search,
      browser: { session: null, known: null },
    });
    if (!finished.ok) {
      log().warn({ hotel, why: finished.why }, 'a sign-in at the identity provider was refused');
      return toDesk(request, finished.why);
    }
    const { signedIn, keep, next } = finished;
    return redirectTo(next, [openedCookie(request, { ...signedIn, keep }), providerCookie(request, '', 0)]);
  });
}
