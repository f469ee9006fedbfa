import type { BrowserContext, Page } from '@playwright/test';
import config from '../../playwright.config';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import type { PeerSession } from '../peers/voice/peer-session';
import { startVoicePeer } from '../peers/voice/voice-peer';
import { expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';

const t = translationsOf('cala-verde', 'en');
const { launchOptions } = config.use ?? {};

/** The staff's key of the app with voice is made from it. */
export const DESK_TOKEN = 'the operator’s own token';

/** A browser with a microphone that beeps, and with an insecure host that leads to this machine. */
export const withMicrophone = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--host-resolver-rules=MAP cala-verde.test 127.0.0.1',
    ],
  },
};

/** Serves the app with a voice provider on this machine for the journeys of a file. */
export function serveVoice() {
  let served: { peer: Awaited<ReturnType<typeof startVoicePeer>>; app: Awaited<ReturnType<typeof serveBuiltApp>> };
  test.beforeAll(async () => {
    const peer = await startVoicePeer();
    served = { peer, app: await serveBuiltApp({ env: { ...peer.env, DESK_TOKEN, RATE_LIMITS: 'off' } }) };
  });
  test.afterAll(async () => {
    await served.app.stop();
    await served.peer.close();
  });
  test.beforeEach(() => {
    served.peer.refuse('tokens', null);
    served.peer.refuse('offers', null);
  });
  return () => served;
}

/** Sets the microphone's permission as a guest does in the browser's settings. */
export async function setMicrophone(page: Page, setting: 'prompt' | 'granted' | 'denied'): Promise<void> {
  const target = await page.context().newCDPSession(page);
  const { targetInfo } = await target.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await browser?.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}

/** Keeps the microphones that a page opens, so that a journey can look at their tracks. */
export const watchMicrophones = (context: BrowserContext) =>
  context.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(window, { openedTracks: opened });
    const media = navigator.mediaDevices;
    if (media === undefined) return;
    const open = media.getUserMedia.bind(media);
    media.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      opened.push(...stream.getTracks());
      return stream;
    };
  });

export const trackStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(({ readyState }) => readyState),
  );

/** Whether no sound of the guest arrives any more, of which there are 50 packets a second. */
export async function isQuiet(session: PeerSession): Promise<boolean> {
  const before = session.heard().packets;
  await new Promise((later) => setTimeout(later, 500));
  return session.heard().packets === before;
}

export async function openVoice(page: Page, { port }: { port: number }, host = 'cala-verde.localhost'): Promise<void> {
  await watchMicrophones(page.context());
  await page.goto(`http://${host}:${port}/`);
  await tapTalk(page);
}

/** Opens the voice assistant on the page that is shown. */
export async function tapTalk(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: t('main_menu') })
    .getByRole('button', { name: 'Talk' })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(t('voice_title'));
}

/** Opens a session on a page. Returns the provider's side of it. */
export async function talk(page: Page, { peer, app }: ReturnType<ReturnType<typeof serveVoice>>): Promise<PeerSession> {
  await setMicrophone(page, 'granted');
  const before = peer.sessions.length;
  await openVoice(page, app);
  await expect(dialog(page).getByRole('heading', { name: t('voice_hello') })).toBeVisible();
  const session = peer.sessions[before];
  if (session === undefined) throw new Error('the peer has no session');
  return session;
}
