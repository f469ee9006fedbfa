import { averageLevel } from '@/lib/domain/voice/speech';

/** Milliseconds. Short against the 600 ms after which the hint is hidden. */
const INTERVAL_MS = 100;
const FFT_SIZE = 256;

/** Reports the average level of a sound, 0 to 255, until the returned function is called. Rule: voice/V6. */
export function measureLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = FFT_SIZE;
  context.createMediaStreamSource(stream).connect(analyser);
  const levels = new Uint8Array(analyser.frequencyBinCount);
  const timer = setInterval(() => {
    analyser.getByteFrequencyData(levels);
    onLevel(averageLevel(levels));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
