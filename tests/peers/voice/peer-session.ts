import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift';
import { FRAME_MS, FRAME_SAMPLES, loudness, silentFrame, voiceFrame } from './pcmu';

/** The average magnitude of samples above which a guest counts as speaking. */
const LOUD = 300;
/** The static number of PCMU in RTP. */
const PAYLOAD_TYPE = 0;
const PCMU = { mimeType: 'audio/PCMU', clockRate: 8_000, channels: 1, payloadType: PAYLOAD_TYPE };

/** The provider's side of one session. */
export type PeerSession = {
  /** What the browser has sent over the data channel, in order. */
  received: unknown[];
  /** The number of packets with sound, and of those in which the guest speaks. */
  heard(): { packets: number; loud: number };
  state(): string;
  /** Whether the assistant speaks. */
  speak(isSpeaking: boolean): void;
  /** Sends an event over the data channel, as JSON or as the text itself. */
  send(event: unknown): void;
  close(): Promise<void>;
};

/** Sends the sound of an assistant, which speaks or is silent. Returns the function that stops it. */
function sendSound(track: MediaStreamTrack, isSpeaking: () => boolean): () => void {
  let frame = 0;
  const timer = setInterval(() => {
    frame += 1;
    const header = new RtpHeader({
      payloadType: PAYLOAD_TYPE,
      sequenceNumber: frame & 0xffff,
      timestamp: frame * FRAME_SAMPLES,
      marker: frame === 1,
    });
    track.writeRtp(new RtpPacket(header, isSpeaking() ? voiceFrame(frame) : silentFrame()));
  }, FRAME_MS);
  return () => clearInterval(timer);
}

/** Answers an offer. Returns the answer and the session. */
export async function answerOffer(offer: string): Promise<{ answer: string; session: PeerSession }> {
  const connection = new RTCPeerConnection({
    codecs: { audio: [new RTCRtpCodecParameters(PCMU)], video: [] },
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
  const track = new MediaStreamTrack({ kind: 'audio' });
  connection.addTrack(track);
  const received: unknown[] = [];
  const heard = { packets: 0, loud: 0 };
  let isSpeaking = false;
  let stop = (): void => undefined;
  let send = (_event: string): void => undefined;
  connection.onTrack.subscribe((guest) => {
    guest.onReceiveRtp.subscribe(({ payload }) => {
      heard.packets += 1;
      if (loudness(payload) > LOUD) heard.loud += 1;
    });
  });
  connection.onDataChannel.subscribe((channel) => {
    channel.onMessage.subscribe((message) => void received.push(JSON.parse(message.toString())));
    send = (event) => channel.send(event);
  });
  connection.connectionStateChange.subscribe((state) => {
    // Sound that is sent before the connection stands is lost.
    if (state === 'connected') stop = sendSound(track, () => isSpeaking);
    if (state === 'closed' || state === 'failed') stop();
  });
  await connection.setRemoteDescription({ type: 'offer', sdp: offer });
  await connection.setLocalDescription(await connection.createAnswer());
  return {
    answer: connection.localDescription?.sdp ?? '',
    session: {
      received,
      heard: () => ({ ...heard }),
      state: () => connection.connectionState,
      speak: (now) => {
        isSpeaking = now;
      },
      send: (event) => send(typeof event === 'string' ? event : JSON.stringify(event)),
      close: async () => {
        stop();
        await connection.close();
      },
    },
  };
}
