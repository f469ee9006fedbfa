import { isChatPath } from '../chat/chat-path';
import { pageOf } from '../navigation/routes';

/**
 * Whether a page asks about cookies. `decision`: what the guest has decided; null: nothing yet. Rules: cookies/CK1,
 * cookies/CK2.
 */
export const asksAboutCookies = ({ decision, pathname }: { decision: boolean | null; pathname: string }): boolean =>
  decision === null && !isChatPath(pathname) && pageOf(pathname).kind !== 'locations-occupancy';
