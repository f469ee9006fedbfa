import 'server-only';

/** Thrown where work is refused to a client that has had enough of it. */
export class TooManyRequests extends Error {
  readonly seconds: number;
  /** `seconds`: until the client may ask again. */
  constructor(seconds: number) {
    super('too many requests');
    this.seconds = seconds;
  }
}
