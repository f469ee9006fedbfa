import type { VoiceChange } from '@/lib/domain/voice/voice-phase';

/** Whether this browser can hold a session: a secure page, WebRTC and access to microphones. Rule: voice/V10. */
const canUseVoice = (): boolean =>
  window.isSecureContext && typeof RTCPeerConnection === 'function' && 'mediaDevices' in navigator;

/**
 * Reports the microphone's permission, and every change of it, until the returned function is called. Rule: voice/V4.
 */
export function watchPermission(report: (change: VoiceChange) => void): () => void {
  if (!canUseVoice()) {
    report({ type: 'unsupported' });
    return () => undefined;
  }
  const ending = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'microphone' });
    if (ending.signal.aborted) return;
    report({ type: 'permission', state: status.state });
    status.addEventListener('change', () => report({ type: 'permission', state: status.state }), {
      signal: ending.signal,
    });
  };
  // Some browsers cannot tell; then the button asks.
  watch().catch(() => report({ type: 'permission', state: 'prompt' }));
  return () => ending.abort();
}
