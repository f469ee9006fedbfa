/** PCMU (G.711 µ-law): 8,000 samples per second, one byte each. */
const RATE = 8_000;
/** Milliseconds and samples of one packet. */
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (RATE * FRAME_MS) / 1_000;

const BIAS = 0x84;
const CLIP = 32_635;

/** One 16-bit sample as µ-law. */
function encode(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = Math.max(0, Math.floor(Math.log2(magnitude)) - 7);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** The magnitude of a µ-law sample, 0 to 32,124. */
function magnitudeOf(byte: number): number {
  const value = ~byte & 0xff;
  const exponent = (value >> 4) & 0x07;
  return (((value & 0x0f) << 3) + BIAS) * 2 ** exponent - BIAS;
}

const HARMONICS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16];
/** Hz. */
const PITCH = 190;

/** A packet of a sound with many harmonics, as a voice has. `frame`: its number, so that packets join smoothly. */
export function voiceFrame(frame: number): Buffer {
  return Buffer.from(
    Array.from({ length: FRAME_SAMPLES }, (_, index) => {
      const time = (frame * FRAME_SAMPLES + index) / RATE;
      const sum = HARMONICS.reduce((all, harmonic) => all + Math.sin(2 * Math.PI * PITCH * harmonic * time), 0);
      return encode(Math.round(sum * 2_500));
    }),
  );
}

export const silentFrame = (): Buffer => Buffer.alloc(FRAME_SAMPLES, 0xff);

/** The average magnitude of a packet's samples. */
export const loudness = (payload: Uint8Array): number =>
  payload.length === 0 ? 0 : payload.reduce((sum, byte) => sum + magnitudeOf(byte), 0) / payload.length;
