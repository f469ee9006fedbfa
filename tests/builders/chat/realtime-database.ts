import { deleteApp, getApps } from 'firebase/app';
import type { LiveTransport } from '@/lib/live/channel';
import { FirebaseTransport } from '@/lib/live/firebase-transport';
import type { Page } from '@/lib/live/page';
import type { Platform } from '@/lib/platform/app';
import { startRealtimePeer } from '@/tests/peers/firebase-server';
import type { CutNetwork } from './cut-network';

const REGION = 'ru';

/**
 * A realtime database in which a platform publishes the events of its chats, as an upstream does. A cut of the network
 * breaks its connections too. It is reached over sockets, which take real time.
 */
export async function realtimeDatabase(network: CutNetwork) {
  const peer = await startRealtimePeer();
  network.connect(peer.breakConnections);
  let opened = 0;
  return {
    /** The product's transport of a new tab, with a connection of its own. */
    transport: (page: Page): LiveTransport => {
      opened += 1;
      const keys = { apiKey: null, projectId: null, appId: null };
      const databaseURL = `${peer.url}&tab=${opened}`;
      return new FirebaseTransport(
        { uuid: 'hotel', realtime: { databaseURL, ...keys, region: REGION, chatRegion: REGION } },
        page,
      );
    },
    /** Must be called again for a platform that has been restarted. */
    publishEventsOf: ({ onOutbox }: Platform) => {
      onOutbox((event) => {
        if (!('chat_uuid' in event)) return;
        const { chat_uuid, type, chat_message_id, extra } = event;
        void peer.publish(`channels/${REGION}/chat/${chat_uuid}/messages`, { type, chat_message_id, extra });
      });
    },
    close: async () => {
      await peer.close();
      await Promise.all(getApps().map(deleteApp));
    },
  };
}
