import { deskKey } from '@/lib/platform/desk-key';
import { handleDesk } from '@/lib/server/api/handle-desk';

export const SERVED_TOKEN = 'a token of the operator';

type Sent = {
  host?: string;
  body?: unknown;
  /** The cookies of the browser; `with` keeps those that answers set. */
  cookie?: string;
  headers?: Record<string, string>;
  key?: string;
};

/** A call of the staff API as a browser sends it from the desk's own page, or with the hotel's key. */
export function callServed(path: string, sent: Sent = {}): Promise<Response> {
  const { host = 'aurora.localhost:3000', body, cookie, headers, key } = sent;
  return handleDesk(
    new Request(`http://${host}/api/desk/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json', origin: `http://${host}` }),
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

/** Calls with the hotel's key, as its own system does. Returns `data`. */
export async function asMachine<T>(path: string, body?: unknown, hotel = 'aurora'): Promise<T> {
  const sent = { host: `${hotel}.localhost:3000`, key: deskKey(SERVED_TOKEN, hotel) };
  const response = await callServed(path, { ...sent, ...(body !== undefined && { body }) });
  const json = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json.data;
}

/** Invites a person. Returns the id and the token of the link. */
export async function inviteServed(person: object, hotel = 'aurora'): Promise<{ id: string; token: string }> {
  const body = { role: 'reception', ...person };
  const made = await asMachine<{ person: { id: string }; invitation_url_path: string }>('/staff/members', body, hotel);
  return { id: made.person.id, token: made.invitation_url_path.split('#')[1] ?? '' };
}

/** The cookies that an answer sets, by name, each with its attributes. */
export const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(response.headers.getSetCookie().map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]));

/** What a browser sends of the cookies that an answer sets. */
export const sentBack = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
