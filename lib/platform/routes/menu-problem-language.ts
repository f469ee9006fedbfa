import type { MiddlewareHandler } from 'hono';
import { chooseLanguage } from '@/lib/domain/i18n/language';
import { isRecord } from '@/lib/domain/json/read-value';
import { MENU_PROBLEM_LANGUAGES, menuProblemWord } from '@/lib/words/menu-problem-words';

/**
 * Says in the caller's language what the menu's calls refuse or list as wrong. A caller without Accept-Language, as a
 * hotel's own system, gets the import's own words. Rule: menu/ME60.
 */
export const menuProblemLanguage: MiddlewareHandler = async (context, next) => {
  await next();
  const accept = context.req.header('accept-language');
  const { res } = context;
  if (accept === undefined || res.headers.get('content-type') !== 'application/json') return;
  // As the page of the desk chooses its own: desk/DE13.
  const language = chooseLanguage({ stored: null, accept, offered: MENU_PROBLEM_LANGUAGES, hideRu: true });
  const text = await res.text();
  const isAbout = res.ok ? text.includes('"message":') : text !== '';
  const said = isAbout
    ? JSON.stringify(translated(JSON.parse(text), (reason) => menuProblemWord(reason, language)))
    : text;
  context.res = new Response(said, { status: res.status, headers: res.headers });
};

type Translate = (reason: string) => string;

const translated = (body: unknown, say: Translate): unknown =>
  isRecord(body) && isRecord(body.data) ? { ...body, data: { ...body.data, ...partsOf(body.data, say) } } : body;

/** What of an answer says what is wrong: the fields of a refusal, and the lists of a menu and of what was published. */
function partsOf(
  { data, problems, notes, publish_failure: failure }: Readonly<Record<string, unknown>>,
  say: Translate,
) {
  return {
    ...(isRecord(data) && {
      data: Object.fromEntries(Object.entries(data).map(([field, all]) => [field, sayAll(all, say)])),
    }),
    ...(Array.isArray(problems) && { problems: listed(problems, say) }),
    ...(Array.isArray(notes) && { notes: listed(notes, say) }),
    ...(isRecord(failure) && { publish_failure: { ...failure, problems: listed(failure.problems, say) } }),
  };
}

const sayAll = (messages: unknown, say: Translate): unknown =>
  Array.isArray(messages) ? messages.map((each: unknown) => (typeof each === 'string' ? say(each) : each)) : messages;

const listed = (problems: unknown, say: Translate): unknown =>
  Array.isArray(problems)
    ? problems.map((each: unknown) =>
        isRecord(each) && typeof each.message === 'string' ? { ...each, message: say(each.message) } : each,
      )
    : problems;
