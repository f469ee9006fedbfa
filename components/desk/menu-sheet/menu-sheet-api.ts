import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import { BASE } from '../desk-api';

/** A cell with what is wrong with it, in the language of the desk. */
export type SheetProblem = { cell: string; row: number; column: number; message: string };

/** How a file compares with the menu. `id` null: there is nothing to apply. Rule: menu-sheet/MS11. */
export type SheetCheck = {
  id: string | null;
  counts: { changed: number; unchanged: number; new: number };
  problems: readonly SheetProblem[];
  more_problems: number;
  encoding: string;
  separator: 'comma' | 'semicolon' | 'tab';
};

/** `status` 0: no response. `sentence`: why it was refused; null: the response does not say. */
export type SheetResponse<T> = { ok: true; value: T } | { ok: false; status: number; sentence: string | null };

/** The address of the menu as a file. `lang`: of the notes in it. */
export const downloadAddress = (format: 'comma' | 'semicolon', lang: string): string =>
  `${BASE}/menu/sheet.csv?format=${format}&lang=${lang}`;

/** The first sentence of a refusal. */
function sentenceOf(json: unknown): string | null {
  const fields = isRecord(json) && isRecord(json.data) && isRecord(json.data.data) ? json.data.data : {};
  return Object.values(fields).flatMap((messages) => readList(messages, readString))[0] ?? null;
}

async function send<T>(path: string, body: BodyInit, type: HeadersInit): Promise<SheetResponse<T>> {
  try {
    const headers = { accept: 'application/json', ...type };
    const response = await fetch(`${BASE}/menu/sheet${path}`, { method: 'POST', body, headers, cache: 'no-store' });
    const json = await response.json();
    if (response.ok) return { ok: true, value: json.data as T };
    return { ok: false, status: response.status, sentence: sentenceOf(json) };
  } catch {
    // No network, a response of somebody between us and the server, or a file that was changed since it was chosen.
    return { ok: false, status: 0, sentence: null };
  }
}

/** Compares a file with the menu. */
export function checkSheet(file: File, lang: string): Promise<SheetResponse<SheetCheck>> {
  const form = new FormData();
  form.append('file', file);
  return send(`?lang=${lang}`, form, {});
}

/** Saves what a checked file changes as drafts. */
export const applySheet = (id: string, lang: string): Promise<SheetResponse<{ drafts: number }>> =>
  send(`/${id}/apply?lang=${lang}`, '{}', { 'content-type': 'application/json' });
