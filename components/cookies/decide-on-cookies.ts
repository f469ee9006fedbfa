import { cookieConsent } from '@/lib/device/cookie-consent';
import { removeForeign } from '@/lib/device/device-contents';

/**
 * Stores a decision. Scripts that run already cannot be stopped, so refusing after accepting removes what they have
 * stored and loads the page again. Rule: cookies/CK9.
 */
export async function decideOnCookies(isAccepted: boolean): Promise<void> {
  const hadAccepted = cookieConsent.get() === true;
  cookieConsent.changeNow(() => isAccepted);
  if (!hadAccepted || isAccepted) return;
  // Whatever fails there, the scripts must end.
  await removeForeign().catch(() => undefined);
  window.location.reload();
}
