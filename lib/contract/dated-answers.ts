/** When a response was written by the server's clock (its `Date`), and the device's clock around it, in ms. */
export type DatedAnswer = { date: string | null; sentAt: number; receivedAt: number };

let last: DatedAnswer | undefined;
let observer: ((answer: DatedAnswer) => void) | undefined;

/** Notes the `Date` of a response. Its own file, because calls outside the client note theirs too. */
export function noteDate(response: Response, sentAt: number): void {
  last = { date: response.headers.get('date'), sentAt, receivedAt: Date.now() };
  observer?.(last);
}

/** Passes the dates of responses on, the last one before too. The one observer is the device's clock. */
export function observeDates(next: (answer: DatedAnswer) => void): void {
  observer = next;
  if (last !== undefined) next(last);
}
