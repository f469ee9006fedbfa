import type { LiveTransport } from '@/lib/live/channel';
import type { Page } from '@/lib/live/page';
import { pollingTransport } from '@/lib/live/polling-transport';
import { eventLoopTurns } from '../browser/fake-page-globals';
import { seeded, Tally } from '../generated/seeded';
import type { TestPlatform } from '../platform/embedded-platform';
import { registrationOf } from '../platform/guest-chat';
import { type ChatTab, chatPhone } from './chat-phone';
import { CutNetwork } from './cut-network';
import { HotelDesk, readAtDesk } from './hotel-desk';
import { platformStream } from './platform-stream';
import { realtimeDatabase } from './realtime-database';

const HOTEL = 'aurora';
/** Taken before a test replaces the clock. */
const realTimeout = globalThis.setTimeout;
/** Milliseconds in which the sockets of a realtime database are served. */
const SOCKETS_MS = 4;

type Plan = {
  seed: number;
  /** Messages of both sides together. */
  messages: number;
  cuts: number;
  live: 'stream' | 'polling' | 'realtime';
};

/** A message as either side sees it. */
type Line = { isGuest: boolean; text: string };

/**
 * A chat of a guest and the hotel over connections that are cut again and again, while the guest reloads, opens a
 * second tab, lets the phone sleep, and the server restarts. The seed decides everything.
 */
export class ChatScenario {
  /** What a tab showed wrongly at some moment: a message twice, or one less than before. */
  readonly faults: string[] = [];
  readonly done: Tally;
  readonly network: CutNetwork;
  readonly #platform: TestPlatform;
  readonly #plan: Plan;
  readonly #random: () => number;
  readonly #phone: ReturnType<typeof chatPhone>;
  readonly #desk: HotelDesk;
  readonly #database: Awaited<ReturnType<typeof realtimeDatabase>> | null;
  #tabs: readonly ChatTab[];
  #written = 0;

  private constructor(platform: TestPlatform, plan: Plan, parts: Awaited<ReturnType<typeof begin>>) {
    this.#platform = platform;
    this.#plan = plan;
    this.#random = parts.random;
    this.#phone = parts.phone;
    this.#database = parts.database;
    this.#tabs = [parts.tab];
    this.network = parts.network;
    this.done = parts.done;
    this.#desk = new HotelDesk(parts.network, HOTEL, parts.tab.device.chat.get());
    this.#watch(parts.tab);
  }

  static async run(platform: TestPlatform, plan: Plan): Promise<ChatScenario> {
    const scenario = new ChatScenario(platform, plan, await begin(platform, plan));
    await scenario.#play();
    await scenario.#settle();
    return scenario;
  }

  get written(): number {
    return this.#written;
  }

  get tabs(): readonly ChatTab[] {
    return this.#tabs;
  }

  /** What each open tab shows. */
  guestSees(): readonly (readonly Line[])[] {
    return this.#tabs.map((tab) => tab.messages().map(({ isOwn, text }) => ({ isGuest: isOwn, text })));
  }

  async hotelSees(): Promise<readonly Line[]> {
    const messages = await readAtDesk(this.#platform, HOTEL, this.#chat);
    return messages.map(({ initiator, content }) => ({ isGuest: initiator?.name === 'Ada', text: content }));
  }

  async close(): Promise<void> {
    this.#phone.killAll();
    await this.#database?.close();
  }

  async #pass(milliseconds: number): Promise<void> {
    await pass(this.#platform, milliseconds);
    if (this.#database === null) return;
    await new Promise((done) => realTimeout(done, SOCKETS_MS));
    await pass(this.#platform, 0);
  }

  get #chat(): string {
    return this.#tabs[0]?.device.chat.get() ?? '';
  }

  #chance(part: number): boolean {
    return this.#random() < part;
  }

  async #play(): Promise<void> {
    const { messages, cuts } = this.#plan;
    for (let step = 1; this.#written < messages || this.network.cuts < cuts; step += 1) {
      if (this.#written < messages) this.#write();
      this.#desk.work();
      if (this.network.cuts < (this.#written * cuts) / messages) await this.#cut();
      if (this.#chance(0.05)) this.#reload();
      if (this.#chance(0.02)) await this.#sleep();
      if (this.#chance(0.03)) this.#openOrCloseSecondTab();
      if (step % Math.ceil(messages / 3) === 0) await this.#restartServer();
      await this.#pass(this.#chance(0.3) ? 1_500 : 20);
    }
  }

  /** Both sides have a connection until nothing happens any more. */
  async #settle(): Promise<void> {
    const isDone = () => this.#desk.isDone && this.#tabs.every(({ device }) => device.unsent.get().length === 0);
    do {
      this.#desk.work();
      await this.#pass(31_000);
    } while (!isDone());
    // Sockets are served in real time. A message that never arrives ends the test by its time limit.
    do await this.#pass(31_000);
    while (this.#database !== null && !(await this.#isShownInAllTabs()));
  }

  async #isShownInAllTabs(): Promise<boolean> {
    const { length } = await this.hotelSees();
    return this.#tabs.every((tab) => tab.messages().length >= length);
  }

  #nextText(): string {
    this.#written += 1;
    return `message ${this.#written}`;
  }

  #write(): void {
    const text = this.#nextText();
    const tab = this.#tabs[Math.floor(this.#random() * this.#tabs.length)];
    if (this.#chance(0.5)) this.#desk.write(text);
    else tab?.engine.send(text);
  }

  /** Some turns later, so that the cut meets calls on their way. */
  async #cut(): Promise<void> {
    await eventLoopTurns(Math.floor(this.#random() * 8));
    this.network.cut();
    if (this.#chance(0.3)) await this.#pass(this.#random() * 40_000);
    this.network.restore();
  }

  #openTab(): ChatTab {
    const tab = this.#phone.openTab();
    this.#watch(tab);
    return tab;
  }

  #reload(): void {
    this.done.note('reloads');
    const [first, ...others] = this.#tabs;
    first?.kill();
    this.#tabs = [this.#openTab(), ...others];
  }

  #openOrCloseSecondTab(): void {
    const [first, second] = this.#tabs;
    if (first === undefined) return;
    this.done.note('second tabs');
    second?.kill();
    this.#tabs = second === undefined ? [first, this.#openTab()] : [first];
  }

  async #sleep(): Promise<void> {
    this.done.note('sleeps');
    for (const { page } of this.#tabs) page.hide();
    for (let count = 0; count < 3 && this.#written < this.#plan.messages; count += 1)
      this.#desk.write(this.#nextText());
    await this.#pass(600_000);
    for (const { page } of this.#tabs) page.show();
  }

  async #restartServer(): Promise<void> {
    this.done.note('server restarts');
    this.network.cut();
    await this.network.quiet();
    await this.#platform.restart();
    this.#database?.publishEventsOf(this.#platform.app);
    this.network.restore();
  }

  #watch(tab: ChatTab): void {
    let before: ReadonlySet<string> = new Set();
    tab.engine.subscribe(() => {
      if (!tab.isOpen()) return;
      const texts = tab.messages().map(({ isOwn, text }) => `${isOwn} ${text}`);
      const now = new Set(texts);
      if (now.size < texts.length) this.faults.push(`twice at message ${this.#written}`);
      for (const text of before) if (!now.has(text)) this.faults.push(`lost: ${text}`);
      before = now;
    });
  }
}

/** Lets everything happen that needs no time, then lets the time pass. */
async function pass(platform: TestPlatform, milliseconds: number): Promise<void> {
  await eventLoopTurns(3);
  platform.advanceSeconds(milliseconds / 1000);
  await jest.advanceTimersByTimeAsync(milliseconds);
  await eventLoopTurns(3);
}

/** A phone with one tab, on which the guest has started a chat. */
async function begin(platform: TestPlatform, { seed, live }: Plan) {
  const random = seeded(seed);
  const network = new CutNetwork((request) => platform.app.fetch(request), random);
  const connection = { network, platform: () => platform.app, hotel: HOTEL };
  const database = live === 'realtime' ? await realtimeDatabase(network) : null;
  database?.publishEventsOf(platform.app);
  const transport = (page: Page): LiveTransport => {
    if (live === 'polling') return pollingTransport(page);
    return database?.transport(page) ?? platformStream(connection, page, random);
  };
  const done = new Tally();
  const phone = chatPhone({ network, random, transport: (page) => counted(transport(page), done) });
  const tab = phone.openTab();
  await Promise.all([tab.engine.start(await registrationOf(platform, HOTEL)), pass(platform, 10)]);
  await pass(platform, 10);
  return { random, network, phone, tab, database, done };
}

/** Counts the events that reach a tab. */
const counted = (live: LiveTransport, tally: Tally): LiveTransport => ({
  subscribe: (channel, onEvent) =>
    live.subscribe(channel, (event) => {
      tally.note(event.type === 'resumed' ? 'resynchronizations' : 'live events');
      onEvent(event);
    }),
});
