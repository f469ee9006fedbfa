/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { MENU_CALLS, menuEntry, menuRefusal, openEditor, savesItem } from '@/tests/builders/screen/menu-desk';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

/** The upload that the page has begun. jsdom's own would leave the test's network. */
class FakeUpload extends EventTarget {
  static current: FakeUpload | null = null;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  form: FormData | null = null;
  path = '';
  isAborted = false;
  open(_method: string, path: string): void {
    this.path = path;
  }
  send(form: FormData): void {
    this.form = form;
    FakeUpload.current = this;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number): void {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 })));
  }
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
}
const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeUpload.current = null;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
const open = (value: Readonly<Record<string, unknown>> = {}) => {
  const all = { id: 100, title: { en: 'Soup' }, ...value };
  return openEditor({ network, stream }, menuEntry({ value: all, published: all }));
};
const choose = async (file: File) => {
  const input = screen.getByLabelText('Add a picture', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
};
/** A picture that the browser has read, of this size. */
const chooseRead = async (width: number, height: number) => {
  await choose(new File([JPEG], 'soup.jpg'));
  const dialog = await screen.findByRole('dialog', { name: 'Which part is shown?' });
  const picture = dialog.querySelector('img');
  if (picture === null) throw new Error('there is no picture');
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
  return within(dialog);
};
const sentCrop = () =>
  Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, Number(FakeUpload.current?.form?.get(name))]));
const isSaved = () => screen.findByText('Saved as a draft.', {}, { timeout: 3000 });

it('cuts a picture by keyboard and slider, sends it with its progress, and puts it last', async () => {
  await open({ image: '/storage/a.webp' });
  const saved = savesItem(network, menuEntry());
  const dialog = await chooseRead(4000, 1500);
  await userEvent.click(dialog.getByRole('button', { name: 'Frame of what is shown' }));
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  fireEvent.change(dialog.getByRole('slider', { name: 'Size of the part' }), { target: { value: '50' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
  expect(FakeUpload.current?.path).toBe(`${MENU_CALLS}/pictures`);
  expect(sentCrop()).toEqual({ x: 0.495, y: 0.25, width: 0.25, height: 0.5 });
  FakeUpload.current?.progress(40);
  expect(dialog.getByText('soup.jpg: 40 %')).toBeVisible();
  await FakeUpload.current?.answer(200, { data: { path: '/storage/new.webp', width: 800, height: 600 } });
  expect(screen.queryByRole('dialog')).toBeNull();
  await isSaved();
  expect(saved.at(-1)?.value).toMatchObject({
    image: '/storage/a.webp',
    pictures: [{ image: '/storage/a.webp' }, { image: '/storage/new.webp' }],
  });
});

it.each(['product:100', 'section:10'] as const)(
  'adds a picture to what a colleague has changed of %s while it was sent',
  async (item) => {
    const before = { id: 100, title: { en: 'Soup' } };
    const entry = menuEntry({ item, value: before, published: before });
    await openEditor({ network, stream }, entry);
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const saved: unknown[] = [];
    network.respondTo(`POST ${MENU_CALLS}/items/${item}`, async (request: Request) => {
      const body = await request.json();
      await isAnswered;
      const theirs = { ...before, tax: 'reduced' };
      if (body.version === 'v1') return menuRefusal(409, {}, { ...entry, value: theirs, version: 'v2' })();
      saved.push(body.value);
      return { data: { ...entry, kind: 'changed', value: body.value, version: body.version } };
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    const dialog = await chooseRead(800, 600);
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    answer();
    await isSaved();
    await FakeUpload.current?.answer(200, { data: { path: '/storage/new.webp', width: 800, height: 600 } });
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ image: '/storage/new.webp' }), { timeout: 3000 });
    expect(saved.at(-1)).toEqual({ id: 100, title: { en: 'Soup!' }, tax: 'reduced', image: '/storage/new.webp' });
  },
);

it('drags the frame no further than the edge of the picture', async () => {
  await open();
  const dialog = await chooseRead(4000, 1500);
  const frame = dialog.getByRole('button', { name: 'Frame of what is shown' });
  frame.setPointerCapture = () => undefined;
  const box = frame.parentElement;
  if (box === null) throw new Error('the frame has no picture');
  box.getBoundingClientRect = () => new DOMRect(0, 0, 400, 150);
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1 });
  fireEvent.pointerDown(frame, at(100));
  fireEvent.pointerMove(frame, at(140));
  expect(frame).toHaveStyle({ left: '35%' });
  fireEvent.pointerMove(frame, at(900));
  expect(frame).toHaveStyle({ left: '50%' });
  fireEvent.pointerUp(frame, at(900));
  fireEvent.pointerMove(frame, at(100));
  expect(frame).toHaveStyle({ left: '50%' });
});

it('takes a whole picture', async () => {
  await open();
  const dialog = await chooseRead(1500, 4000);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Take the whole picture' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
  expect(sentCrop()).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

it('refuses a picture of more than 40 million pixels before it is sent', async () => {
  await open();
  const dialog = await chooseRead(10_000, 5000);
  expect(dialog.getByRole('alert')).toHaveTextContent('more than 40 million pixels');
  expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
});

it('refuses what is no picture, by its bytes or because the browser cannot read it', async () => {
  await open();
  await choose(new File(['<html>'], 'soup.jpg'));
  expect(await screen.findByText(/^This picture cannot be used/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(new File([JPEG], 'soup.jpg'));
  const dialog = await screen.findByRole('dialog', { name: 'Which part is shown?' });
  const picture = dialog.querySelector('img');
  if (picture === null) throw new Error('there is no picture');
  fireEvent.error(picture);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('This file is no picture that can be shown.');
});

it.each([
  [422, /^This picture cannot be used/],
  [503, /^The file could not be sent/],
])('says why a picture was not stored after the answer %d, and can send it again', async (status, words) => {
  await open();
  const dialog = await chooseRead(800, 600);
  await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
  await FakeUpload.current?.answer(status, { refusal: 'invalid' });
  expect(dialog.getByRole('alert')).toHaveTextContent(words);
  expect(dialog.getByRole('button', { name: 'Use this part' })).toBeEnabled();
});

it('stops an upload', async () => {
  await open();
  const dialog = await chooseRead(800, 600);
  await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop the upload' }));
  expect(FakeUpload.current?.isAborted).toBe(true);
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('describes a picture, says what of it stays in view, and puts another one first', async () => {
  await open({ image: '/storage/a.webp', pictures: [{ image: '/storage/a.webp' }, { image: '/storage/b.webp' }] });
  const saved = savesItem(network, menuEntry());
  await userEvent.click(screen.getByRole('button', { name: 'Details of picture 2' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A bowl');
  fireEvent.change(screen.getByRole('slider', { name: 'From the left' }), { target: { value: '30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Move Picture 2 up' }));
  await isSaved();
  await waitFor(() =>
    expect(saved.at(-1)?.value).toEqual({
      id: 100,
      title: { en: 'Soup' },
      image: '/storage/b.webp',
      pictures: [
        { image: '/storage/b.webp', text: { en: 'A bowl' }, focus: { x: 30, y: 50 } },
        { image: '/storage/a.webp' },
      ],
    }),
  );
});
