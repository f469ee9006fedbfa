import { readinessAnswer } from '@/lib/server/start/handle-health';

// Asked anew each time: it speaks of this process, not of the build.
export const dynamic = 'force-dynamic';

// What is asked for "health" usually decides whether guests are sent here.
export const GET = readinessAnswer;
