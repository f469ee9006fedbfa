import { openApiMarkdown } from '@/lib/contract/schema/open-api/open-api-markdown';
import { API_BASE } from '../api-call';
import { GUEST_REFUSALS, guestOpenApi, LIMITS } from './guest-open-api';

const INTRODUCTION = `<!-- Written by npm run docs, from the schemas in lib/contract/schema and the calls in lib/server/api/description. Change those. -->

# The guests’ API

What a guest’s phone calls. The calls stand below \`${API_BASE}\` on the hotel’s own host and need no key;
\`${API_BASE}/openapi.json\` describes them for programs, and each call’s name there is its \`operationId\`.
The same calls are answered whichever platform stands behind the host.

**Hotel.** A hotel’s host answers for that hotel alone: a call that names another one is not found, and one that names none means
the host’s. On the root domain every call names its hotel.

**Secrets.** The uuids of orders, chats and persons are what gives access to them. They belong in no address of a page, and clients
make up their own as random ones (version 4).

**Responses** are JSON with what was asked for under \`data\`, in all languages of the hotel. A refusal is \`{"refusal": kind}\`, with the
messages of its fields at \`data.data\`. Bodies are JSON of at most 64 KB, sent as \`application/json\`. Instants are ISO 8601,
amounts decimals in the hotel’s currency. A response may get further fields.

**Limits.** ${LIMITS} Calls with limits of their own name
them. A write without a response, or refused with \`too-many\` or \`unavailable\`, may be sent again with the same uuid.`;

/** The text of `docs/guest-api.md`. `npm run docs` writes that file. */
export const guestApiDocs = (): string =>
  openApiMarkdown(guestOpenApi(), { introduction: INTRODUCTION, refusals: GUEST_REFUSALS });
