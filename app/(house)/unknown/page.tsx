import type { Metadata } from 'next';
import { DeadEnd } from '@/app/dead-end';
import { builtIn } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';

/** A host that names no hotel. */
export default function UnknownHost() {
  setResponseStatus(404);
  return <DeadEnd kind="not-found" />;
}

export const generateMetadata = (): Metadata => ({ title: builtIn('en').page_not_found });
