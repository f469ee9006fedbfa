import { ChatEngine } from '@/components/chat/engine/chat-engine';
import type { ChatTools } from '@/components/chat/engine/chat-tools';
import { browserChatDecoders } from '@/lib/contract/browser-chat';
import { createChatApi } from '@/lib/contract/chat-api';
import { unsentOptions } from '@/lib/device/chat/unsent-messages';
import { PersistedAtom } from '@/lib/device/persisted-atom';
import type { WebStorage } from '@/lib/device/storage-slot';
import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import type { LiveTransport } from '@/lib/live/channel';
import type { Page } from '@/lib/live/page';
import { fakePage } from '../browser/fake-page';
import { oneTabAtATime } from '../orders/one-tab-at-a-time';
import { phoneStorage } from '../orders/phone-storage';
import type { CutNetwork } from './cut-network';

const NEVER = new Promise<never>(() => {});

const text = (key: StorageKey, webStorage: WebStorage): PersistedAtom<string> =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => stored ?? '',
    serialize: (value) => value || null,
    storage: () => webStorage,
  });

const number = <T extends number | null>(key: StorageKey, none: T, webStorage: WebStorage) =>
  new PersistedAtom<number | T>({
    key,
    parse: (stored) => (stored === null ? none : Number(stored)),
    serialize: (value) => (value === none ? null : String(value)),
    storage: () => webStorage,
  });

const deviceOn = (webStorage: WebStorage) => ({
  chat: text('chat-uuid', webStorage),
  person: text('person-uuid', webStorage),
  room: text('fs_room_number', webStorage),
  draft: text('chat-draft', webStorage),
  startUuid: text('chat-start-uuid', webStorage),
  language: text('chat-language', webStorage),
  unread: number('count-unread-messages', 0, webStorage),
  readUntil: number('chat-read-message-id', null, webStorage),
  leftAt: number('chat-last-message-id', null, webStorage),
  leftChat: text('chat-left-uuid', webStorage),
  unsent: new PersistedAtom({ ...unsentOptions, storage: () => webStorage }),
});

type PhoneOptions = {
  network: CutNetwork;
  /** The live transport of a tab. */
  transport: (page: Page) => LiveTransport;
  random: () => number;
};

/** A phone of one guest whose tabs can be closed and opened at any time. Each tab runs the chat as in the product. */
export function chatPhone({ network, transport, random }: PhoneOptions) {
  const storage = phoneStorage(() => 2);
  const alone = oneTabAtATime();
  const tabs: ReturnType<typeof openTab>[] = [];
  let made = 0;
  const newUuid = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };

  /** `isShown`: whether the tab shows the chat. */
  function openTab({ language = 'en', isShown = true } = {}) {
    let isOpen = true;
    let end = () => {};
    const closed = new Promise<void>((done) => {
      end = done;
    });
    const { webStorage, close: closeStorage } = storage.openTab();
    const device = deviceOn(webStorage);
    const page = fakePage();
    /** A closed tab sends nothing and receives no responses. */
    const send = async (request: Request): Promise<Response> => {
      if (!isOpen) return NEVER;
      try {
        const response = await network.fetch(request);
        return isOpen ? response : NEVER;
      } catch (error) {
        if (!isOpen) return NEVER;
        throw error;
      }
    };
    const live = transport(page);
    const exclusively = alone({ isOpen: () => isOpen, closed });
    const tools: ChatTools = {
      api: createChatApi({ base: 'http://inside', send, decoders: browserChatDecoders }),
      device,
      subscribe: (channel, onEvent) => live.subscribe(channel, (event) => isOpen && onEvent(event)),
      page,
      exclusively: (work) => exclusively(work),
      newUuid,
      now: Date.now,
      random,
    };
    const engine = new ChatEngine(tools);
    let hide = () => {};
    const show = () => {
      hide = engine.open(language);
    };
    if (isShown) show();
    return {
      engine,
      tools,
      show,
      device,
      page,
      messages: () => engine.state().messages,
      isOpen: () => isOpen,
      /** Closes the tab without a warning, whatever it is doing. */
      kill: () => {
        isOpen = false;
        hide();
        closeStorage();
        end();
      },
    };
  }

  return {
    openTab: (options: Parameters<typeof openTab>[0] = {}) => {
      const tab = openTab(options);
      tabs.push(tab);
      return tab;
    },
    /** Closes all tabs at the end of a test, because an open one would go on trying to connect. */
    killAll: () => {
      for (const tab of tabs) tab.kill();
    },
  };
}

export type ChatTab = ReturnType<ReturnType<typeof chatPhone>['openTab']>;
