import { type ClockJump, findClockJump } from '@/lib/domain/privacy/clock-jump';
import type { PlatformContext } from '../context';
import { trustedTime } from '../stores/retention-clock';

/** Whether this process's clock is further ahead than the store and the build let it believe; null: it is not. */
export const readClockJump = async ({ database, builtAt, now }: PlatformContext): Promise<ClockJump | null> =>
  findClockJump(now(), { trustedAt: await trustedTime(database.db), builtAt });
