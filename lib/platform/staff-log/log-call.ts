import type { LogAuthor, LogTarget } from '@/lib/domain/staff-log/log-entry';
import type { DeskCall } from '../desk/desk-call';
import type { Describer, LogContext, LoggedCall, LogState } from './describer';
import { describerOf } from './describers';
import { recordAction } from './record-action';
import { fieldOf } from './target-of';

/** Who makes a call, and with what. */
type MadeCall = LogContext & { by: LogAuthor; input: Pick<LoggedCall, 'params' | 'body'> };

/**
 * Answers a call and stores in the log that it was made, unless it was refused. The state before is read before the call and
 * the one after behind it, so that what somebody else has changed in this moment stands in both entries. The log must not
 * keep a call from its answer: what fails of it is reported. Rules: staff-log/SL1, staff-log/SL2.
 */
export async function answerLogged(
  call: DeskCall,
  { by, input, ...at }: MadeCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const describer = describerOf(call);
  if (describer === undefined) return answer();
  const { context } = at;
  const onError = (error: unknown) => {
    context.reportError(error, 'staff log');
    return null;
  };
  const before = await stateOf(describer, { ...input, by, answer: null }, at).catch(onError);
  const response = await answer();
  if (!response.ok) return response;
  const made: LoggedCall = { ...input, by, answer: await dataOf(response).catch(onError) };
  await writeEntry(describer, { call, by, made, before: before?.state ?? null }, at).catch(onError);
  return response;
}

type Written = { call: DeskCall; by: LogAuthor; made: LoggedCall; before: LogState | null };

async function writeEntry(describer: Describer, { call, by, made, before }: Written, at: LogContext): Promise<void> {
  const { target, state } = await stateOf(describer, made, at);
  const { context, hotel } = at;
  const { db } = context.database;
  if (describer.isDone?.(made, { before, after: state }) === false) return;
  const details = describer.details?.(made) ?? {};
  const after = state === null && Object.keys(details).length === 0 ? null : { ...state?.parts, ...details };
  const title = state?.title ?? before?.title ?? null;
  await recordAction(db, hotel.code, {
    ...{ by, action: call.id, after, at: context.now() },
    target: target && { ...target, title },
    before: before?.parts ?? null,
    isOnce: describer.isOnce ?? false,
  });
}

/** The target of a call as it stands now. */
async function stateOf(
  describer: Describer,
  call: LoggedCall,
  at: LogContext,
): Promise<{ target: LogTarget | null; state: LogState | null }> {
  const target = await describer.target(call, at);
  const state = target === null ? null : await describer.read?.(at, target, call);
  return { target, state: state ?? null };
}

const dataOf = async (response: Response): Promise<unknown> => fieldOf(await response.clone().json(), 'data') ?? null;
