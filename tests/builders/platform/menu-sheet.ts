import type { MenuSheetCheck } from '@/lib/platform/desk/menu-sheet-calls';
import { deskKey } from '@/lib/platform/desk-key';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { DESK_TOKEN, type PlatformResponse, type TestPlatform } from './embedded-platform';

/** A text in an encoding that spreadsheets save: a letter that a code page lacks becomes a question mark. */
export function inEncoding(text: string, encoding: 'utf-8' | 'utf-16le' | 'windows-1251' | 'windows-1252'): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = new Map(Array.from(letters, (letter, byte) => [letter, byte]));
  // By units of UTF-16, as Windows does.
  return Uint8Array.from(text.replace('\ufeff', '').split(''), (letter) => bytes.get(letter) ?? '?'.charCodeAt(0));
}

type Checked = { status: number; check: MenuSheetCheck; fields: Readonly<Record<string, readonly string[]>> };

/** The calls of a hotel's desk for its menu as a spreadsheet. */
export type MenuSheetCalls = {
  download(query?: string): Promise<string>;
  check(file: string | Uint8Array, query?: string): Promise<Checked>;
  apply(id: string | null, query?: string): Promise<PlatformResponse>;
};

export function menuSheet(platform: TestPlatform, code = 'aurora'): MenuSheetCalls {
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, [HOTEL_HEADER]: code };
  return {
    download: async (query = '') => (await platform.desk(code, `/menu/sheet.csv${query}`)).body.data as string,
    check: async (file, query = '') => {
      const form = new FormData();
      form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'menu.csv');
      const url = `http://inside/api/desk/v1/menu/sheet${query}`;
      const { status, body } = await platform.send(new Request(url, { method: 'POST', headers, body: form }));
      const data = body.data as MenuSheetCheck & { data: Checked['fields'] };
      return { status, check: data, fields: status === 200 ? {} : data.data };
    },
    apply: (id, query = '') => platform.desk(code, `/menu/sheet/${id}/apply${query}`, {}),
  };
}
