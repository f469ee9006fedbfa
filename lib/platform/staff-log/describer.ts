import type { z } from 'zod';
import type { Text } from '@/lib/domain/i18n/text';
import type { LogAuthor, LogParts, LogTarget } from '@/lib/domain/staff-log/log-entry';
import type { PlatformContext } from '../context';
import type { DeskCall } from '../desk/desk-call';
import type { HotelKey } from '../stores/hotels';

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

/** Who has made a call, and with what. `answer`: the `data` of its response; null: it is not answered yet. */
export type LoggedCall<C extends DeskCall = DeskCall> = {
  params: { [name in keyof C['params']]: Parsed<C['params'][name]> };
  body: Parsed<C['body']>;
  by: LogAuthor;
  answer: unknown;
};

export type Answered = Pick<LoggedCall, 'answer'>;

/** Where states are read. */
export type LogContext = { context: PlatformContext; hotel: HotelKey };

/**
 * A target as it stands. `title`: what it is called. `version`: grows with each change that the parts may not show.
 */
export type LogState = { title: Text | null; parts: LogParts; version?: number };

type States = { before: LogState | null; after: LogState | null };

/** What the log stores of a call. */
export type Describer<C extends DeskCall = DeskCall> = {
  /** null: nothing, or it is only known once the call is answered. */
  target(call: LoggedCall<C>, at: LogContext): LogTarget | null | Promise<LogTarget | null>;
  /** Reads the target before and after the call. Never what is secret, or a guest's own words. Rule: staff-log/SL3. */
  read?(at: LogContext, target: LogTarget, call: LoggedCall<C>): Promise<LogState | null>;
  /** What of the call's input or answer stands beside the state after it. */
  details?(call: LoggedCall<C>): LogParts;
  /** Whether the call has done anything, although it was not refused. */
  isDone?(call: LoggedCall<C>, states: States): boolean;
  /** Whether the same call may be answered with what an earlier one has made, so that an equal entry is not repeated. */
  isOnce?: true;
};

/** A call with its describer. */
export type DescribedCall = { call: DeskCall; describer: Describer };

export const describes = <C extends DeskCall>(call: C, describer: Describer<C>): DescribedCall => ({
  call,
  // The call's own schemas have validated what the describer gets.
  describer: describer as unknown as Describer,
});
