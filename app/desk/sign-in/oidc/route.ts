import { handleProviderSignIn } from '@/lib/server/api/handle-provider-sign-in';

/** `GET /desk/sign-in/oidc`: leads staff to their identity provider. */
export const GET = (request: Request) => handleProviderSignIn(request);
