import type { Metadata } from 'next';
import { DeadEnd } from '@/app/dead-end';
import { answerStatus } from '@/lib/server/answer-status';
import { builtIn } from '@/lib/server/words';

/** A host that names no hotel. */
export default function UnknownHost() {
  answerStatus(404);
  return <DeadEnd kind="not-found" />;
}

export const generateMetadata = (): Metadata => ({ title: builtIn('en').page_not_found });
