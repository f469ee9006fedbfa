import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import type { VoiceView } from '@/lib/contract/views';
import type { ToolRequest } from '@/lib/domain/voice/assistant-tools';
import { addPlace, addTranscript, type Caption } from '@/lib/domain/voice/captions';
import { followSpeech, SILENCE, type Speech } from '@/lib/domain/voice/speech';
import { needsSession, nextVoicePhase, type VoiceChange, type VoicePhase } from '@/lib/domain/voice/voice-phase';
import type { AssistantCard, Guide } from './assistant/create-assistant';
import { logVoice } from './log-voice';
import { measureLevel } from './measure-level';
import { watchPermission } from './microphone-permission';
import { startVoiceSession, stopTracks } from './voice-session';

type Conversation = {
  voice: VoiceView;
  hotelUuid: string;
  canAdd: boolean;
  guide: Omit<Guide, 'isOver'>;
  report: Dispatch<VoiceChange>;
  setSpeech: Dispatch<(before: Speech) => Speech>;
  setCaptions: Dispatch<(before: readonly Caption[]) => readonly Caption[]>;
};

/** What answers the calls of one session. Its code is loaded with the first call. Rule: voice/V12. */
function assistantFor(guide: Guide): (request: ToolRequest) => Promise<object> {
  let assistant: Promise<(request: ToolRequest) => Promise<object>> | undefined;
  return async (request) => {
    assistant ??= import('./assistant/create-assistant').then((module) => module.createAssistant(guide));
    try {
      return await (await assistant)(request);
    } catch {
      assistant = undefined;
      logVoice.warn('The code of the voice assistant’s tools could not be loaded.');
      return { error: 'unavailable' };
    }
  };
}

/** Asks for the microphone and holds a session, until the returned function is called. Rules: voice/V4, voice/V7. */
function converse({ voice, hotelUuid, canAdd, guide, report, setSpeech, setCaptions }: Conversation): () => void {
  const closers: (() => void)[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
    for (const closer of closers.splice(0)) closer();
  };
  const leave = () => {
    close();
    report({ type: 'session-lost' });
  };
  // Also for a page that the browser keeps to come back to.
  addEventListener('pagehide', leave);
  setSpeech(() => SILENCE);
  setCaptions(() => []);
  guide.show([]);
  const begin = (microphone: MediaStream) => {
    if (isClosed) return stopTracks(microphone);
    report({ type: 'microphone-open' });
    const session = startVoiceSession({
      microphone,
      voice,
      hotelUuid,
      canAdd,
      onOpen: () => report({ type: 'session-open' }),
      onSound: (sound) => {
        const onLevel = (level: number) => setSpeech((speech) => followSpeech(speech, { level, now: Date.now() }));
        closers.push(measureLevel(sound, onLevel));
      },
      onTranscript: (part) => setCaptions((captions) => addTranscript(captions, part)),
      onHeard: (id) => setCaptions((captions) => addPlace(captions, id)),
      onCall: assistantFor({ ...guide, isOver: () => isClosed }),
      onEnd: () => report({ type: 'session-lost' }),
    });
    closers.push(session.close);
  };
  navigator.mediaDevices.getUserMedia({ audio: true }).then(begin, (error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    logVoice.warn(`The microphone could not be opened. ${name}`);
    report({ type: 'microphone-error', name });
  });
  return () => {
    removeEventListener('pagehide', leave);
    close();
  };
}

/** The voice assistant's session, for as long as its overlay is open. */
export function useVoice() {
  const hotel = useHotel();
  const { uuid: hotelUuid, voice } = hotel;
  const canAdd = !hotel.variations.hideCart;
  const { price } = useMoney();
  const [phase, report] = useReducer(nextVoicePhase, 'checking' satisfies VoicePhase);
  const [speech, setSpeech] = useState<Speech>(SILENCE);
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const [cards, show] = useState<readonly AssistantCard[]>([]);
  const begin = useEffectEvent(() =>
    voice === null
      ? undefined
      : converse({ voice, hotelUuid, canAdd, guide: { hotel, price, show }, report, setSpeech, setCaptions }),
  );
  useEffect(() => watchPermission(report), []);
  const isActive = needsSession(phase);
  // New content of the hotel makes another view of it, and must not end the session.
  useEffect(() => (isActive ? begin() : undefined), [isActive]);
  return { phase, speech, captions, cards, report };
}
