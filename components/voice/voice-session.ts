import type { VoiceView } from '@/lib/contract/views';
import { browserVoice } from '@/lib/contract/voice/browser-voice';
import type { VoicePrompt } from '@/lib/contract/voice/voice';
import { declareTools, type ToolCall, type ToolRequest, toolResult } from '@/lib/domain/voice/assistant-tools';
import type { Transcript } from '@/lib/domain/voice/captions';
import { promptEvents, readProviderEvent } from '@/lib/domain/voice/provider-events';
import { logVoice } from './log-voice';

/** The provider's name for the channel of its events. */
const CHANNEL = 'oai-events';
/** Milliseconds from the start until the data channel must be open. */
const START_WITHIN_MS = 15_000;
/** Milliseconds for which an interrupted connection may recover by itself. */
const RECOVER_WITHIN_MS = 5_000;

type SessionOptions = {
  microphone: MediaStream;
  voice: VoiceView;
  hotelUuid: string;
  /** Whether the hotel has a cart. */
  canAdd: boolean;
  onOpen(): void;
  /** The assistant's sound. */
  onSound(sound: MediaStream): void;
  onTranscript(part: Transcript): void;
  /** The guest has said something, whose transcript comes later. */
  onHeard(id: string): void;
  /** Answers a call of a tool. */
  onCall(request: ToolRequest): Promise<object>;
  /** Called once, if the session ends without `close`: it has not started, or its connection is lost. */
  onEnd(): void;
};

export const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The hotel's prompts; none, with a warning, if they cannot be read or there are none. Rule: voice/V1. */
async function readPrompts(hotelUuid: string): Promise<readonly VoicePrompt[]> {
  const response = await browserVoice().prompts(hotelUuid);
  if (response.ok && response.value.length > 0) return response.value;
  logVoice.warn('The voice assistant has no prompts.');
  return [];
}

/** Posts the offer to the provider and returns its answer. Rule: voice/V5. */
async function exchange(offer: string, { url, model, name }: VoiceView, signal: AbortSignal): Promise<string> {
  const token = await browserVoice().token();
  if (!token.ok) throw new Error('no token');
  const address = new URL(url);
  address.searchParams.set('model', model);
  address.searchParams.set('voice', name);
  const response = await fetch(address, {
    method: 'POST',
    body: offer,
    credentials: 'omit',
    headers: { authorization: `Bearer ${token.value.client_secret.value}`, 'content-type': 'application/sdp' },
    signal,
  });
  if (!response.ok) throw new Error('the provider has refused the offer');
  return response.text();
}

function createSender(channel: RTCDataChannel): (event: unknown) => void {
  return (event) => {
    if (channel.readyState === 'open') channel.send(JSON.stringify(event));
    else logVoice.error('Failed to send message - no data channel available');
  };
}

/** Plays the assistant's sound. Refused only where the page was opened without a tap; the captions are still shown. */
function play(speaker: HTMLAudioElement, sound: MediaStream): void {
  speaker.srcObject = sound;
  speaker.play().catch(() => logVoice.warn('The browser does not play the assistant’s sound.'));
}

/** Calls `onLost` when a connection breaks for good. */
function watchConnection(connection: RTCPeerConnection, onLost: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.addEventListener('connectionstatechange', () => {
    clearTimeout(timer);
    const { connectionState } = connection;
    if (connectionState === 'failed' || connectionState === 'closed') onLost();
    if (connectionState === 'disconnected') timer = setTimeout(onLost, RECOVER_WITHIN_MS);
  });
}

/**
 * Opens a session with the provider: sound both ways and a data channel, over which the hotel's prompts are sent. The
 * session owns the microphone: `close`, and every other end, stops its tracks. Rules: voice/V5, voice/V7, voice/V12.
 */
export function startVoiceSession(options: SessionOptions): { close(): void } {
  const { microphone, voice, hotelUuid } = options;
  const connection = new RTCPeerConnection();
  const channel = connection.createDataChannel(CHANNEL);
  const speaker = new Audio();
  const ending = new AbortController();
  const send = createSender(channel);
  const close = () => {
    ending.abort();
    clearTimeout(tooLate);
    stopTracks(microphone);
    speaker.srcObject = null;
    channel.close();
    connection.close();
  };
  const end = () => {
    if (ending.signal.aborted) return;
    close();
    options.onEnd();
  };
  const answered = new Set<string>();
  const reply = async ({ callId, request }: ToolCall) => {
    // A repeated event must not put a product into the cart twice.
    if (answered.has(callId)) return;
    answered.add(callId);
    const output = await options.onCall(request);
    if (!ending.signal.aborted) toolResult(callId, output).map(send);
  };
  const tooLate = setTimeout(end, START_WITHIN_MS);
  const prompts = readPrompts(hotelUuid);
  for (const track of microphone.getTracks()) {
    connection.addTrack(track, microphone);
    track.addEventListener('ended', end);
  }
  watchConnection(connection, end);
  connection.addEventListener('track', ({ track, streams: [sound = new MediaStream([track])] }) => {
    play(speaker, sound);
    options.onSound(sound);
  });
  channel.addEventListener('close', end);
  channel.addEventListener('message', ({ data }) => {
    const event = readProviderEvent(data);
    if (event?.kind === 'transcript') options.onTranscript(event.transcript);
    else if (event?.kind === 'heard') options.onHeard(event.id);
    else if (event?.kind === 'call') void reply(event.call);
    else if (event !== null) logVoice.warn(`The voice provider reports an error: ${event.message}`);
  });
  channel.addEventListener('open', async () => {
    clearTimeout(tooLate);
    options.onOpen();
    send(declareTools(options.canAdd, crypto.randomUUID()));
    const events = promptEvents(await prompts, () => crypto.randomUUID());
    if (!ending.signal.aborted) events.map(send);
  });
  const start = async () => {
    await connection.setLocalDescription();
    const sdp = await exchange(connection.localDescription?.sdp ?? '', voice, ending.signal);
    if (!ending.signal.aborted) await connection.setRemoteDescription({ type: 'answer', sdp });
  };
  start().catch((error: unknown) => {
    if (ending.signal.aborted) return;
    logVoice.error('The voice session could not be started.', error);
    end();
  });
  return { close };
}
