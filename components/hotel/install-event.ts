type InstallEvent = Event & { prompt(): Promise<unknown> };

let offer: InstallEvent | null = null;

/** Keeps the browser's offer to put the hotel on the home screen for a moment at which a guest may want it. */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** The browser's last offer; null: none. */
export const installEvent = (): InstallEvent | null => offer;
