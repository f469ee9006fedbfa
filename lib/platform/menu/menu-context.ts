import type { PlatformContext } from '../context';

/** What reading and publishing a menu needs of the platform. Commands of the operator have no more. */
export type MenuContext = Pick<
  PlatformContext,
  'database' | 'now' | 'hotelsDir' | 'emojiDir' | 'filesDir' | 'publishEvent'
>;
