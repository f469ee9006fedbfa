import type { MenuSheetCheck } from '@/lib/platform/desk/menu-sheet-calls';
import { deskKey } from '@/lib/platform/desk-key';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { DESK_TOKEN, type PlatformResponse, type TestPlatform } from './embedded-platform';

type Checked = { status: number; check: MenuSheetCheck; fields: Readonly<Record<string, readonly string[]>> };

/** The calls of a hotel's desk for its menu as a spreadsheet. */
export type MenuSheetCalls = {
  download(query?: string): Promise<string>;
  check(file: string | Uint8Array, query?: string): Promise<Checked>;
  /** Sends a form as it arrives. */
  send(body: ReadableStream<Uint8Array>): Promise<PlatformResponse>;
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
    send: (body) => {
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers: { ...headers, ...type }, body, duplex: 'half' };
      return platform.send(new Request('http://inside/api/desk/v1/menu/sheet', init));
    },
    apply: (id, query = '') => platform.desk(code, `/menu/sheet/${id}/apply${query}`, {}),
  };
}
