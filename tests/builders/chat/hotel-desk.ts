import type { ChatMessage } from '@/lib/contract/chat';
import { deskKey } from '@/lib/platform/desk-key';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { DESK_TOKEN, type TestPlatform } from '../platform/embedded-platform';
import type { CutNetwork } from './cut-network';

/** Staff who write over their own bad connection, and repeat a message with its uuid until it is confirmed. */
export class HotelDesk {
  readonly #network: CutNetwork;
  readonly #hotel: string;
  readonly #chat: string;
  readonly #waiting: string[] = [];
  #written = 0;
  #isWriting = false;

  constructor(network: CutNetwork, hotel: string, chat: string) {
    this.#network = network;
    this.#hotel = hotel;
    this.#chat = chat;
  }

  get isDone(): boolean {
    return this.#waiting.length === 0;
  }

  write(content: string): void {
    this.#waiting.push(content);
    this.work();
  }

  /** Sends what waits, until the connection fails. */
  work(): void {
    if (!this.#isWriting) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting[0] !== undefined && (await this.#post(this.#waiting[0]))) {
      this.#waiting.shift();
      this.#written += 1;
    }
    this.#isWriting = false;
  }

  #post(content: string): Promise<boolean> {
    const uuid = `00000000-0000-4000-9000-${String(this.#written).padStart(12, '0')}`;
    const request = new Request(`http://inside/api/desk/v1/chats/${this.#chat}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${deskKey(DESK_TOKEN, this.#hotel)}`,
        [HOTEL_HEADER]: this.#hotel,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ content, uuid }),
    });
    return this.#network.fetch(request).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** All messages of a chat as staff read them, although each response contains only some. */
export async function readAtDesk(platform: TestPlatform, hotel: string, chat: string): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const path = `/chats/${chat}/messages?last-message-id=${all.at(-1)?.id ?? 0}`;
    const page = (await platform.desk(hotel, path)).body.data as ChatMessage[];
    if (page.length === 0) return all;
    all.push(...page);
  }
}
