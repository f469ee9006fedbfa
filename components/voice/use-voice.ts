import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { VoiceView } from '@/lib/contract/views';
import { addTranscript, type Caption } from '@/lib/domain/voice/captions';
import { followSpeech, SILENCE, type Speech } from '@/lib/domain/voice/speech';
import { needsSession, nextVoicePhase, type VoiceChange, type VoicePhase } from '@/lib/domain/voice/voice-phase';
import { logVoice } from './log-voice';
import { measureLevel } from './measure-level';
import { watchPermission } from './microphone-permission';
import { startVoiceSession, stopTracks } from './voice-session';

type Conversation = {
  voice: VoiceView;
  hotelUuid: string;
  report: Dispatch<VoiceChange>;
  setSpeech: Dispatch<(before: Speech) => Speech>;
  setCaptions: Dispatch<(before: readonly Caption[]) => readonly Caption[]>;
};

/** Asks for the microphone and holds a session, until the returned function is called. Rules: voice/V4, voice/V7. */
function converse({ voice, hotelUuid, report, setSpeech, setCaptions }: Conversation): () => void {
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
  const begin = (microphone: MediaStream) => {
    if (isClosed) return stopTracks(microphone);
    report({ type: 'microphone-open' });
    const session = startVoiceSession({
      microphone,
      voice,
      hotelUuid,
      onOpen: () => report({ type: 'session-open' }),
      onSound: (sound) => {
        const onLevel = (level: number) => setSpeech((speech) => followSpeech(speech, { level, now: Date.now() }));
        closers.push(measureLevel(sound, onLevel));
      },
      onTranscript: (part) => setCaptions((captions) => addTranscript(captions, part)),
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
  const { uuid: hotelUuid, voice } = useHotel();
  const [phase, report] = useReducer(nextVoicePhase, 'checking' satisfies VoicePhase);
  const [speech, setSpeech] = useState<Speech>(SILENCE);
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => watchPermission(report), []);
  const isActive = needsSession(phase) && voice !== null;
  useEffect(
    () => (isActive ? converse({ voice, hotelUuid, report, setSpeech, setCaptions }) : undefined),
    [isActive, voice, hotelUuid],
  );
  return { phase, speech, captions, report };
}
