/**
 * An answer lacked what a page cannot live without (a hotel without an id, an order without a uuid). It is the only
 * thing that a decoder throws; the server tells the guest "temporarily unavailable" and the log what was missing.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly call: string;

  constructor(call: string, reason: string) {
    super(`${call}: ${reason}`);
    this.call = call;
  }
}
