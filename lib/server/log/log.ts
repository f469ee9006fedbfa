import 'server-only';
import pino from 'pino';
import { remember } from '../remember';
import { currentRequest } from '../request/current-request';
import { settings } from '../settings/env';
import { loggedError } from './log-error';
import { redactPersonalData } from './log-redaction';

const requestFields = (requestId: unknown) => (requestId === undefined ? {} : { requestId });

/**
 * The server's log: one JSON line for each event, on stderr, because stdout has the start lines for people. Every line
 * that is written while a request is handled has the id of the request. Contains no names, phones, rooms or complete
 * uuids (security/SC19). Rule: operations/OP7.
 */
export const log = (): pino.Logger => remember('log', createLog);

const createLog = (): pino.Logger =>
  pino(
    {
      level: settings().logLevel,
      base: null,
      mixin: () => requestFields(currentRequest()?.id),
      formatters: {
        log: ({ requestId, ...fields }) => ({
          ...requestFields(requestId),
          ...(redactPersonalData(fields) as Record<string, unknown>),
        }),
      },
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
