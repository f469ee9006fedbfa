import { liveness } from '@/lib/server/start/handle-health';

// Asked anew each time: it speaks of this process, not of the build.
export const dynamic = 'force-dynamic';

export const GET = liveness;
