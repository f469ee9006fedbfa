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
  | { type: 'session-lost' }
  | { type: 'start-again' };

/** The errors by which `getUserMedia` reports a refusal. */
const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError'];

type Next = Partial<Record<VoicePhase, VoicePhase>>;

/** From each phase in which a change matters, the next one. */
const NEXT: Readonly<Record<Exclude<VoiceChange['type'], 'permission' | 'microphone-error'>, Next>> = {
  unsupported: { checking: 'unsupported' },
  enable: { prompt: 'asking' },
  'microphone-open': { asking: 'connecting' },
  'session-open': { connecting: 'open' },
  'session-lost': { asking: 'failed', connecting: 'failed', open: 'lost' },
  'start-again': { failed: 'asking', lost: 'asking', 'no-microphone': 'asking' },
};

const PERMISSION: Readonly<Record<'prompt' | 'granted', Next>> = {
  granted: { checking: 'asking', prompt: 'asking', denied: 'asking' },
  // A permission that is taken back has to be given anew.
  prompt: { checking: 'prompt', denied: 'prompt', connecting: 'prompt', open: 'prompt' },
};

/** Whether the phase uses the microphone and a session, or is about to. */
export const needsSession = (phase: VoicePhase): boolean =>
  phase === 'asking' || phase === 'connecting' || phase === 'open';

function afterError(phase: VoicePhase, name: string): VoicePhase {
  if (!needsSession(phase)) return phase;
  return REFUSALS.includes(name) ? 'denied' : 'no-microphone';
}

/**
 * The next phase of the overlay. A change that comes too late, such as the end of a session that has already failed, leaves
 * the phase as it is. Rules: voice/V4, voice/V9, voice/V10.
 */
export function nextVoicePhase(phase: VoicePhase, change: VoiceChange): VoicePhase {
  if (phase === 'unsupported') return phase;
  if (change.type === 'microphone-error') return afterError(phase, change.name);
  if (change.type !== 'permission') return NEXT[change.type][phase] ?? phase;
  return change.state === 'denied' ? 'denied' : (PERMISSION[change.state][phase] ?? phase);
}
