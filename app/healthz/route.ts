import { readinessAnswer } from '@/lib/server/start/handle-health';

// Never prerendered: the answer is about the running process.
export const dynamic = 'force-dynamic';

// A plain "health" check usually decides whether guests are sent here.
export const GET = readinessAnswer;
