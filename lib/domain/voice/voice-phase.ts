/**
 * What the voice assistant's overlay shows. `checking`: the permission is being read; `asking`: the browser asks for the
 * microphone; `no-microphone`: permitted, but not usable; `failed`: no session could be started; `lost`: an open one broke.
 */
export type VoicePhase =
  | 'checking'
  | 'unsupported'
  | 'prompt'
  | 'asking'
  | 'denied'
  | 'no-microphone'
  | 'connecting'
  | 'open'
  | 'failed'
  | 'lost';

export type VoiceChange =
  | { type: 'permission'; state: 'prompt' | 'granted' | 'denied' }
  | { type: 'unsupported' }
  | { type: 'enable' }
  | { type: 'microphone-error'; name: string }
  | { type: 'microphone-open' }
  | { type: 'session-open' }
  | { type: 'session-failed' }
  | { type: 'session-lost' }
  | { type: 'start-again' };

/** The errors by which `getUserMedia` reports a refusal. */
const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError'];

/** The phases in which a session uses the microphone, or is about to. */
const ACTIVE: readonly VoicePhase[] = ['asking', 'connecting', 'open'];
const isActive = (phase: VoicePhase) => ACTIVE.includes(phase);

/** The phases that wait for the permission. */
const WAITING: readonly VoicePhase[] = ['checking', 'prompt', 'denied'];

function afterPermission(phase: VoicePhase, state: 'prompt' | 'granted' | 'denied'): VoicePhase {
  if (state === 'denied') return 'denied';
  if (state === 'granted') return WAITING.includes(phase) ? 'asking' : phase;
  // A permission that is taken back asks anew.
  return WAITING.includes(phase) || phase === 'connecting' || phase === 'open' ? 'prompt' : phase;
}

/**
 * The next phase of the overlay. A change that comes too late, such as the end of a session that has already failed, leaves
 * the phase as it is. Rules: voice/V4, voice/V9, voice/V10.
 */
export function nextVoicePhase(phase: VoicePhase, change: VoiceChange): VoicePhase {
  if (phase === 'unsupported') return phase;
  switch (change.type) {
    case 'unsupported':
      return 'unsupported';
    case 'permission':
      return afterPermission(phase, change.state);
    case 'enable':
      return phase === 'prompt' ? 'asking' : phase;
    case 'microphone-error':
      if (!isActive(phase)) return phase;
      return REFUSALS.includes(change.name) ? 'denied' : 'no-microphone';
    case 'microphone-open':
      return phase === 'asking' ? 'connecting' : phase;
    case 'session-open':
      return phase === 'connecting' ? 'open' : phase;
    case 'session-failed':
      return isActive(phase) ? 'failed' : phase;
    case 'session-lost':
      if (phase === 'open') return 'lost';
      return isActive(phase) ? 'failed' : phase;
    case 'start-again':
      return phase === 'failed' || phase === 'lost' || phase === 'no-microphone' ? 'asking' : phase;
  }
}

/** Whether the phase needs the microphone and a session. */
export const needsSession = isActive;
