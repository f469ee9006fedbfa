import { whenIdle } from '@/components/ui/when-idle';
import { cookieConsent } from '@/lib/device/cookie-consent';
import type { Counter } from '@/lib/domain/analytics/counter';
import type { Widgets } from '@/lib/domain/variations/variation-kinds';
import { countGoals } from './count-goals';

export type ThirdPartyScripts = {
  /** The text of the hotel's own script; null: none. */
  script: string | null;
  widgets: Widgets;
  counter: Counter | null;
  /** The hotel's. */
  uuid: string;
};

let isLoaded = false;

/**
 * Loads the scripts once for each document, as soon as the guest has accepted cookies and the page is loaded and idle.
 * Rules: cookies/CK4, security/SC11, security/SC12.
 */
export function loadThirdParties(scripts: ThirdPartyScripts): void {
  if (isLoaded) return;
  if (cookieConsent.get() === true) {
    isLoaded = true;
    void whenIdle().then(() => insert(scripts));
    return;
  }
  const unsubscribe = cookieConsent.subscribe(() => {
    if (cookieConsent.get() !== true) return;
    unsubscribe();
    loadThirdParties(scripts);
  });
}

function insert({ uuid, script, widgets, counter }: ThirdPartyScripts): void {
  if (counter !== null) countGoals({ uuid, counter });
  for (const [name, address] of Object.entries(widgets)) document.head.append(widgetElement(name, address));
  if (script !== null) document.head.append(inlineScript(script));
}

/** A widget whose host is down fails alone: the browser's console reports it, and the page lacks nothing else. */
function widgetElement(name: string, address: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.async = true;
  element.src = address;
  element.referrerPolicy = 'strict-origin';
  element.dataset.widget = name;
  return element;
}

/** The browser runs an inline script only with the nonce of the document, which every script of the page has. */
function inlineScript(text: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  element.textContent = text;
  return element;
}
