import type { PlatformContext } from '../../context';

/** What a sign-in needs of the platform. `deskToken`: whoever signs in at a desk without one is refused before. */
export type SignInContext = Pick<PlatformContext, 'database' | 'now' | 'uuid' | 'publishEvent' | 'identityProvider'> & {
  deskToken: string;
};
