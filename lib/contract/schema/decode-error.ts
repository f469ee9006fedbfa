/**
 * A required field of a response was missing (a hotel without an id, an order without a uuid). The only error that
 * decoders throw; the server responds "temporarily unavailable" and logs the reason.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly call: string;

  constructor(call: string, reason: string) {
    super(`${call}: ${reason}`);
    this.call = call;
  }
}
