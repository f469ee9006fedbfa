import type { Metadata } from 'next';
import { builtInMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { UnknownHostPage } from '../../unknown-host-page';

/** The 404 page for a host that belongs to no hotel. */
export default function UnknownHost() {
  setResponseStatus(404);
  return <UnknownHostPage />;
}

export const generateMetadata = (): Metadata => ({ title: builtInMessages('en').page_not_found });
