import { loadUnknownHost } from '@/lib/server/pages/front-page';
import { ErrorPage } from './error-page';

/** The page of a host that names no hotel, with a way to the list of hotels. Rule: tenancy/T14. */
export async function UnknownHostPage() {
  const { messages, frontHref } = await loadUnknownHost();
  return <ErrorPage kind="not-found" messages={messages} frontHref={frontHref} />;
}
