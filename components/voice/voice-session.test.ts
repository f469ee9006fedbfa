/** @jest-environment jsdom */
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { startVoiceSession } from './voice-session';

const network = fakeNetwork();
const HOTEL = '5b1f6f0a-0000-4000-8000-000000000001';
const PROMPTS = `GET /api/v1/public/chat/gpt-prompt/${HOTEL}`;
const TOKEN = 'GET /api/v1/voice/token';
const VOICE = { url: 'http://localhost/realtime', model: 'm', name: 'n' };

class FakeChannel extends EventTarget {
  readyState = 'open';
  sent: { type: string }[] = [];
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => undefined;
}

class FakeTrack extends EventTarget {
  isStopped = false;
  stop = () => {
    this.isStopped = true;
  };
}

/** The browser's side of a connection, as far as a session uses it. */
class FakeConnection extends EventTarget {
  static last: FakeConnection;
  channel = new FakeChannel();
  connectionState = 'new';
  localDescription = { sdp: 'the offer' };
  answer: unknown = null;
  constructor() {
    super();
    FakeConnection.last = this;
  }
  createDataChannel = () => this.channel;
  addTrack = () => undefined;
  setLocalDescription = async () => undefined;
  setRemoteDescription = async (answer: unknown) => {
    this.answer = answer;
  };
  close = () => undefined;
}

let logged: { error: jest.SpyInstance; warn: jest.SpyInstance };

beforeEach(() => {
  Object.assign(window, { RTCPeerConnection: FakeConnection });
  logged = {
    error: jest.spyOn(console, 'error').mockImplementation(() => undefined),
    warn: jest.spyOn(console, 'warn').mockImplementation(() => undefined),
  };
  network.respondTo(PROMPTS, { success: true, data: [{ role: 'system', content: 'You speak for the hotel.' }] });
  network.respondTo(TOKEN, { data: { client_secret: { value: 'ek_secret' } } });
  network.respondTo('POST /realtime?model=m&voice=n', () => new Response('the answer'));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'RTCPeerConnection');
});

function start() {
  const track = new FakeTrack();
  const onEnd = jest.fn();
  const session = startVoiceSession({
    microphone: { getTracks: () => [track] } as unknown as MediaStream,
    voice: VOICE,
    hotelUuid: HOTEL,
    canAdd: true,
    onOpen: () => undefined,
    onSound: () => undefined,
    onTranscript: () => undefined,
    onHeard: () => undefined,
    onCall: async () => ({}),
    onEnd,
  });
  return { session, track, onEnd, connection: FakeConnection.last };
}

const sentTypes = ({ channel }: FakeConnection) => channel.sent.map(({ type }) => type);

it('sets the provider’s answer, and declares the tools and sends the prompts once the channel is open', async () => {
  const { session, connection } = start();
  await network.settled();
  expect(connection.answer).toEqual({ type: 'answer', sdp: 'the answer' });
  expect(sentTypes(connection)).toEqual([]);
  connection.channel.dispatchEvent(new Event('open'));
  await network.settled();
  expect(sentTypes(connection)).toEqual(['session.update', 'conversation.item.create']);
  session.close();
  expect(logged.error).not.toHaveBeenCalled();
});

it.each([
  ['a failed call', () => Response.json({}, { status: 500 })],
  ['no prompts', () => ({ success: true, data: [] })],
])('warns of %s for prompts, and goes on without', async (_what, respond) => {
  network.respondTo(PROMPTS, respond);
  const { session, connection } = start();
  connection.channel.dispatchEvent(new Event('open'));
  await network.settled();
  expect(sentTypes(connection)).toEqual(['session.update']);
  expect(logged.warn.mock.calls).toEqual([['The voice assistant has no prompts.']]);
  session.close();
});

it('logs an event without a data channel in the agreed words', async () => {
  const { session, connection } = start();
  connection.channel.readyState = 'closing';
  connection.channel.dispatchEvent(new Event('open'));
  await network.settled();
  expect(logged.error.mock.calls).toEqual([
    ['Failed to send message - no data channel available'],
    ['Failed to send message - no data channel available'],
  ]);
  session.close();
});

it('ends, stops the microphone and logs no secret when the provider refuses the offer', async () => {
  network.respondTo('POST /realtime?model=m&voice=n', () => new Response('ek_secret', { status: 401 }));
  const { track, onEnd } = start();
  await network.settled();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(track.isStopped).toBe(true);
  expect(logged.error.mock.calls).toEqual([['The voice session could not be started.', 'Error']]);
});
