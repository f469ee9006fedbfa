import { readinessResponse } from '@/lib/server/start/handle-health';

// Not prerendered: the response describes the running process.
export const dynamic = 'force-dynamic';

// Readiness, because load balancers usually check plain /healthz to decide whether to send guests here.
export const GET = readinessResponse;
