import { eventLoopTurns, withFakePage } from '../browser/fake-page-globals';
import { type TestPlatform, testPlatform } from '../platform/embedded-platform';
import { registrationOf } from '../platform/guest-chat';
import { emptySqlite } from '../platform/stores';
import { type ChatTab, chatPhone } from './chat-phone';
import { CutNetwork } from './cut-network';
import { platformStream } from './platform-stream';

const random = () => 0.5;

/** A guest's phone and aurora's platform, with a network between them and fake timers. */
type ChatAtHotel = {
  platform: TestPlatform;
  network: CutNetwork;
  phone: ReturnType<typeof chatPhone>;
  /** Lets what is under way end, and this time pass. */
  pass(milliseconds?: number): Promise<void>;
  /** Starts the chat in a tab: a new one, unless one is given. */
  start(tab?: ChatTab): Promise<ChatTab>;
};

type Fetch = (request: Request) => Promise<Response>;

/**
 * Sets it up anew for each test of a file, and fails a test with an unexpected error. `reach`: what becomes of a request
 * that the network lets through; `fetch` passes it to the platform.
 */
export function chatAtHotel(
  reach: (request: Request, fetch: Fetch) => Promise<Response> = (request, fetch) => fetch(request),
): ChatAtHotel {
  withFakePage();
  const chat = { pass, start } as ChatAtHotel;
  beforeEach(async () => {
    const platform = await testPlatform(await emptySqlite());
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const network = new CutNetwork((request) => reach(request, (passed) => platform.app.fetch(passed)), random);
    const connection = { network, platform: () => platform.app, hotel: 'aurora' };
    const phone = chatPhone({ network, random, transport: (page) => platformStream(connection, page, random) });
    Object.assign(chat, { platform, network, phone });
  });
  afterEach(async () => {
    chat.phone.killAll();
    jest.useRealTimers();
    await chat.platform.close();
    expect(chat.platform.unexpectedErrors).toEqual([]);
  });

  async function pass(milliseconds = 0): Promise<void> {
    await eventLoopTurns(20);
    await jest.advanceTimersByTimeAsync(milliseconds);
    await eventLoopTurns(20);
  }
  async function start(tab = chat.phone.openTab()): Promise<ChatTab> {
    await Promise.all([tab.engine.start(await registrationOf(chat.platform, 'aurora')), pass()]);
    await pass();
    return tab;
  }
  return chat;
}
