import { handleProviderReturn } from '@/lib/server/api/handle-provider-sign-in';

/** `GET /desk/sign-in/oidc/return`: the address to which the identity provider leads back. */
export const GET = (request: Request) => handleProviderReturn(request);
