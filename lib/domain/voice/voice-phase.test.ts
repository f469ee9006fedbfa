import { needsSession, nextVoicePhase, type VoiceChange, type VoicePhase } from './voice-phase';

const permission = (state: 'prompt' | 'granted' | 'denied'): VoiceChange => ({ type: 'permission', state });
const microphoneError = (name: string): VoiceChange => ({ type: 'microphone-error', name });

it.each<[VoicePhase, VoiceChange, VoicePhase]>([
  ['checking', permission('prompt'), 'prompt'],
  ['checking', permission('granted'), 'asking'],
  ['checking', permission('denied'), 'denied'],
  ['checking', { type: 'unsupported' }, 'unsupported'],
  ['unsupported', permission('granted'), 'unsupported'],
  ['prompt', { type: 'enable' }, 'asking'],
  ['prompt', permission('granted'), 'asking'],
  ['prompt', permission('denied'), 'denied'],
  ['asking', permission('granted'), 'asking'],
  ['asking', permission('prompt'), 'asking'],
  ['asking', { type: 'microphone-open' }, 'connecting'],
  ['asking', microphoneError('NotAllowedError'), 'denied'],
  ['asking', microphoneError('SecurityError'), 'denied'],
  ['asking', microphoneError('NotFoundError'), 'no-microphone'],
  ['asking', microphoneError('NotReadableError'), 'no-microphone'],
  ['no-microphone', { type: 'start-again' }, 'asking'],
  ['denied', permission('prompt'), 'prompt'],
  ['denied', permission('granted'), 'asking'],
  ['denied', { type: 'enable' }, 'denied'],
  ['connecting', { type: 'session-open' }, 'open'],
  ['connecting', { type: 'session-lost' }, 'failed'],
  ['connecting', permission('denied'), 'denied'],
  ['open', { type: 'session-lost' }, 'lost'],
  ['open', permission('denied'), 'denied'],
  ['open', permission('prompt'), 'prompt'],
  ['open', permission('granted'), 'open'],
  ['open', { type: 'start-again' }, 'open'],
  ['lost', { type: 'start-again' }, 'asking'],
  ['lost', { type: 'session-open' }, 'lost'],
  ['lost', permission('granted'), 'lost'],
  ['failed', { type: 'start-again' }, 'asking'],
  ['failed', { type: 'session-lost' }, 'failed'],
])('moves the voice overlay from %s by %j to %s', (from, change, to) => {
  expect(nextVoicePhase(from, change)).toBe(to);
});

it('needs the microphone only while asking, connecting and open', () => {
  const phases: VoicePhase[] = ['checking', 'unsupported', 'prompt', 'denied', 'no-microphone', 'failed', 'lost'];
  expect(phases.filter(needsSession)).toEqual([]);
  expect((['asking', 'connecting', 'open'] as const).every(needsSession)).toBe(true);
});
