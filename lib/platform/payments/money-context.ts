import type { PlatformContext } from '../context';

/** What the modules need that move money in the background. */
export type MoneyContext = Pick<
  PlatformContext,
  'database' | 'now' | 'uuid' | 'paymentProviders' | 'publishEvent' | 'reportError'
>;
