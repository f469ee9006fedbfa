/** The audio of a browser, which a test may hold back. */
type FakeAudio = {
  /** How many tones were played: of an order and of a cancelled one two, of a chat three. */
  tones(): number;
  /** Holds the sound back, as a locked tablet does, until `release`; taps and `resume` change nothing. */
  interrupt(): void;
  release(): void;
};

/** Replaces `AudioContext` in every test of a file: jsdom has no audio. */
export function fakeAudio(): FakeAudio {
  let tones = 0;
  let state = 'running';
  let isHeld = false;
  class Audio extends EventTarget {
    readonly currentTime = 0;
    readonly destination = {};
    get state() {
      return state;
    }
    createOscillator() {
      return {
        frequency: { value: 0 },
        connect: (next: unknown) => next,
        start: () => {
          tones += 1;
        },
        stop: () => undefined,
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: (next: unknown) => next };
    }
    async resume() {
      if (!isHeld) state = 'running';
    }
    async close() {}
  }
  beforeEach(() => {
    [tones, state, isHeld] = [0, 'running', false];
    globalThis.AudioContext = Audio as unknown as typeof AudioContext;
  });
  return {
    tones: () => tones,
    interrupt: () => {
      [state, isHeld] = ['interrupted', true];
    },
    release: () => {
      isHeld = false;
    },
  };
}
