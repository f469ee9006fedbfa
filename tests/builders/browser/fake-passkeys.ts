/** The browser's passkeys, without an authenticator. */
export type FakePasskeys = {
  /** The challenges that were answered in the running test, in bytes. */
  challenges(): number[][];
  /** What a server receives of `navigator.credentials.get`. */
  assertion(): object;
  /** What a server receives of `navigator.credentials.create`. */
  attestation(): object;
  /** Lets the browser refuse by an error with this name. */
  areRefused(name: string): void;
  /** Takes them from the browser until the end of the test. */
  areMissing(): void;
};

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

class FakeCredential {
  readonly id = 'cred_-1';
  readonly type = 'public-key';
  readonly authenticatorAttachment = 'platform';
  readonly response: object;
  constructor(response: object) {
    this.response = response;
  }
}

const COMMON = {
  id: 'cred_-1',
  rawId: 'cred_-1',
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
};

/** Gives every test of a file a browser with passkeys, which jsdom has none of. */
export function fakePasskeys(): FakePasskeys {
  let refusal: string | null = null;
  let answered: number[][] = [];
  const answer = (challenge: BufferSource, response: object) => {
    if (refusal !== null) throw new DOMException('refused', refusal);
    answered.push([...(challenge as Uint8Array)]);
    return new FakeCredential(response);
  };
  const credentials = {
    get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
      answer(publicKey.challenge, {
        clientDataJSON: bytes(251, 255),
        authenticatorData: bytes(1, 2),
        signature: bytes(3),
        userHandle: bytes(4, 5),
      }),
    create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
      answer(publicKey.challenge, {
        clientDataJSON: bytes(251, 255),
        attestationObject: bytes(6, 7),
        getTransports: () => ['internal'],
      }),
  };
  beforeEach(() => {
    refusal = null;
    answered = [];
    Object.assign(window, { PublicKeyCredential: FakeCredential });
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    challenges: () => answered,
    assertion: () => ({
      ...COMMON,
      response: { clientDataJSON: '-_8', authenticatorData: 'AQI', signature: 'Aw', userHandle: 'BAU' },
    }),
    attestation: () => ({
      ...COMMON,
      response: { clientDataJSON: '-_8', attestationObject: 'Bgc', transports: ['internal'] },
    }),
    areRefused: (name) => {
      refusal = name;
    },
    areMissing: () => void Reflect.deleteProperty(window, 'PublicKeyCredential'),
  };
}
