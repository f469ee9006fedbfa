import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOffer, type PeerSession } from './peer-session';

/** A request for a session, as the browser has posted it. */
type Offer = {
  model: string | null;
  voice: string | null;
  authorization: string | undefined;
  contentType: string | undefined;
};

/** A token service and a realtime voice provider on this machine, which speaks WebRTC as the hosted one does. */
type VoicePeer = {
  /** The settings of the app that lead to this peer. */
  env: Readonly<Record<'VOICE_TOKEN_URL' | 'VOICE_REALTIME_URL' | 'VOICE_MODEL' | 'VOICE_NAME', string>>;
  offers: Offer[];
  sessions: PeerSession[];
  /** The token that every session gets. */
  secret: string;
  /** The status with which tokens and offers are refused from now on; null: none is refused. */
  refuse(what: 'tokens' | 'offers', status: number | null): void;
  close(): Promise<void>;
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
};

/** Starts a peer on a free port of this machine. `onSession` is called for each session. */
export async function startVoicePeer(onSession?: (session: PeerSession) => void): Promise<VoicePeer> {
  const offers: Offer[] = [];
  const sessions: PeerSession[] = [];
  const refused: Record<'tokens' | 'offers', number | null> = { tokens: null, offers: null };
  const secret = 'ek_of_the_peer';

  async function takeOffer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '/', 'http://peer');
    const { authorization, 'content-type': contentType } = request.headers;
    offers.push({ model: searchParams.get('model'), voice: searchParams.get('voice'), authorization, contentType });
    const status = authorization === `Bearer ${secret}` ? refused.offers : 401;
    if (status !== null) return void response.writeHead(status, CORS).end();
    const { answer, session } = await answerOffer(await text(request));
    sessions.push(session);
    onSession?.(session);
    response.writeHead(201, { ...CORS, 'content-type': 'application/sdp' }).end(answer);
  }

  const server = createServer((request, response) => {
    const isToken = request.method === 'GET' && request.url === '/token';
    if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
    else if (isToken && refused.tokens !== null) response.writeHead(refused.tokens).end();
    else if (isToken) response.end(JSON.stringify({ client_secret: { value: secret } }));
    else takeOffer(request, response).catch((error: unknown) => response.writeHead(500, CORS).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      VOICE_TOKEN_URL: origin,
      VOICE_REALTIME_URL: `${origin}/realtime`,
      VOICE_MODEL: 'peer-model',
      VOICE_NAME: 'peer-voice',
    },
    offers,
    sessions,
    secret,
    refuse: (what, status) => {
      refused[what] = status;
    },
    close: async () => {
      await Promise.all(sessions.map((session) => session.close()));
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
