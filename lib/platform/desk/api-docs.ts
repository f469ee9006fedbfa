import { openApiMarkdown } from '@/lib/contract/schema/open-api/open-api-markdown';
import { DEPRECATION_POLICY, DESK_BASE, openApi, REFUSAL_DESCRIPTIONS } from './open-api';

const INTRODUCTION = `<!-- Written by npm run docs, from the schemas in lib/platform/desk. Change those. -->

# The staff API

What the people of a hotel do with its orders, products, chats and announcements. The calls stand below
\`${DESK_BASE}\` on the hotel’s own host; \`${DESK_BASE}/openapi.json\` describes them for programs.

**Key.** Every call carries \`Authorization: Bearer <key>\`. A hotel’s key is the HMAC-SHA256 of its code under the
operator’s \`DESK_TOKEN\` (where none is set, the one in the file \`desk-token\` of the data folder), in hex:
\`printf %s <code> | openssl dgst -sha256 -hmac "$DESK_TOKEN"\`. It opens that hotel and no other. Once it was
replaced, the code is followed by a space, \`v\` and the version, and \`npm run hotel -- key CODE\` prints it.

**Session.** \`POST ${DESK_BASE}/session\` with \`{"key": …, "name": …}\` sets the cookie of a session of 12 hours, with which
pages of the same host call in place of the key; \`GET …/session\` returns it or null, \`POST …/session/end\` ends it.

**Roles.** The key may make every call. In a session each call asks for one action of the person’s role; a call that the role may not
make gets 403 with the missing action in the field \`action\`. A person who is narrowed to stations or sections gets shorter pages,
404 for what is not theirs, and 403 with the field \`narrowed\` for a change of it.

**Responses** are JSON with what was asked for under \`data\`. A refusal is \`{"refusal": kind}\`, with the messages of its
fields, in English, at \`data.data\`. Bodies are JSON of at most 64 KB; what has a default may be left out. A field of a body or
a query that the call does not know is refused, because a misspelt one would do nothing. Times are ISO 8601 in UTC, amounts
decimals in the hotel’s currency.

**Lists** come in pages: beside \`data\` stands \`next\`, the \`cursor\` of the next page, or null. \`limit\` makes pages smaller. What is
added, moved or deleted meanwhile moves nothing else to another page. A cursor is opaque and belongs to its list.

**Once.** A call that creates takes \`Idempotency-Key\`, such as a uuid: the same call with the same key gets the first answer again for 24
hours, with \`Idempotency-Replayed: true\`, and creates nothing. Another call or body with that key gets 422, the same one while
the first is under way 409. Orders need no key: a move that names its version cannot happen twice.

**Changes.** ${DEPRECATION_POLICY} Announced at present: nothing.

**Methods.** HEAD is answered like GET without a body, OPTIONS with the methods of the path in \`Allow\`. Another method of a path
that exists gets 405 with \`Allow\`, a path that does not exist 404.

**Files.** \`POST ${DESK_BASE}/chats/{uuid}/files\` with the file (a picture, a PDF or plain text of at most 10 MB) as the field
\`file\` of a form answers its \`path\`, with which a message of that chat can name it.

**Live.** \`GET ${DESK_BASE}/events\` streams the events of all the hotel’s orders and chats, after the one in \`Last-Event-ID\`.
\`POST /channels\` on the hotel’s host with \`{"orders": [uuid, …], "chats": [uuid, …]}\` as JSON streams the
events of these orders and chats, as server-sent events: \`order-created\` and \`order-updated\` with \`order_uuid\`; \`chat-message-created\`,
\`start-companion-typing\`, \`end-companion-typing\` and, when staff have read up to a message, \`chat-read\`, with \`chat_uuid\`, \`chat_message_id\` and \`extra.initiator_id\`.
The stream of staff also has \`chat-managed\` with \`chat_uuid\`, when staff have taken care of a chat, written a note about it or opened it; no stream of guests has it. \`desk-settings-changed\`
says that \`GET ${DESK_BASE}/settings\` has another answer, \`printers-changed\` that \`GET ${DESK_BASE}/printers\` or \`GET ${DESK_BASE}/ticket-problems\` may have. \`session-ended\` is the last event of a stream whose session was ended. A
session hears of the orders and chats that it may read; with the key all of them are heard.`;

/** The text of `docs/platform-api.md`. `npm run docs` writes that file. */
export const apiDocs = (): string =>
  openApiMarkdown(openApi(), { introduction: INTRODUCTION, refusals: REFUSAL_DESCRIPTIONS });
