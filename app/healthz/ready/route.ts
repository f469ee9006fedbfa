import { readinessResponse } from '@/lib/server/start/handle-health';

// Not prerendered: the response describes the running process.
export const dynamic = 'force-dynamic';

export const GET = readinessResponse;
