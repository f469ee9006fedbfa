import { readinessAnswer } from '@/lib/server/start/handle-health';

// Never prerendered: the answer is about the running process.
export const dynamic = 'force-dynamic';

export const GET = readinessAnswer;
