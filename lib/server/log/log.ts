import 'server-only';
import pino from 'pino';
import { settings } from '../settings/env';
import { loggedError } from './log-error';
import { redactPersonalData } from './log-redaction';

const shared = globalThis as { hotelLog?: pino.Logger };

/**
 * The server's log: one JSON line for each event, on stderr, because stdout has the start lines for people. Contains no
 * names, phones, rooms or complete uuids (security/SC19).
 */
export function log(): pino.Logger {
  shared.hotelLog ??= pino(
    {
      level: settings().logLevel,
      base: null,
      formatters: { log: (fields) => redactPersonalData(fields) as Record<string, unknown> },
      serializers: { err: (error: unknown) => redactPersonalData(loggedError(error)) },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === 'string' ? redactPersonalData(arg) : arg)) as typeof args,
          );
        },
      },
    },
    pino.destination(2),
  );
  return shared.hotelLog;
}
