/**
 * What the server does in place of its answer: `lost` has the effect and breaks the line; `error after` has it and answers 500;
 * `down` has none and breaks the line; `silent` never answers and has none; `silent after` has it and never answers; the numbers are Stripe's refusals without an effect,
 * of which it stores 500.
 */
export type StripeFault = 'lost' | 'error after' | 'down' | 'silent' | 'silent after' | 409 | 429 | 500;

type Planned = { fault: StripeFault; left: number; only: RegExp };

/** The faults that a test has ordered. */
export type Faults = {
  /** `only`: matched with the method and path, such as `POST /v1/refunds`; default: `EVERY_CALL`. */
  add(fault: StripeFault, times?: number, only?: RegExp): void;
  /** Decides each request to which nothing was ordered, `EVERY_CALL` of them; null: no more. */
  decide(by: ((request: string) => StripeFault | null) | null): void;
  take(request: string): StripeFault | null;
  clear(): void;
};

/** Every request but the one by which a client learns once which account it has. */
const EVERY_CALL = /^(?!GET \/v1\/account$)/;

export function plannedFaults(): Faults {
  let planned: Planned[] = [];
  let decider: ((request: string) => StripeFault | null) | null = null;
  return {
    add: (fault, times = 1, only = EVERY_CALL) => {
      planned.push({ fault, left: times, only });
    },
    take(request) {
      const next = planned.find(({ left, only }) => left > 0 && only.test(request));
      if (next === undefined) return EVERY_CALL.test(request) ? (decider?.(request) ?? null) : null;
      next.left -= 1;
      return next.fault;
    },
    decide: (by) => {
      decider = by;
    },
    clear: () => {
      decider = null;
      planned = [];
    },
  };
}

export const FAULT_ERRORS = {
  409: { type: 'invalid_request_error', message: 'This object cannot be accessed right now.', code: 'lock_timeout' },
  429: { type: 'invalid_request_error', message: 'Request rate limit exceeded.', code: 'rate_limit' },
  500: { type: 'api_error', message: 'An unknown error occurred.' },
} as const;
