/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arabicHotel, renderInHotel } from '@/tests/builders/hotel-view';
import { PdfViewer } from './pdf-viewer';

/** How large each page was drawn, in the order of drawing; and what pdf.js was asked for. */
const drawn: { page: number; width: number }[] = [];
const asked: { url: string; [key: string]: unknown }[] = [];
let broken: Error | null = null;
/** What the file says of itself; null: it cannot be read. */
let info: Record<string, unknown> | null = {};
/** A page whose drawing fails. */
let brokenPage: number | null = null;
let destroyed = 0;

const page = (number: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 420 * scale, height: 595 * scale }),
  render: ({ viewport }: { viewport: { width: number } }) => {
    drawn.push({ page: number, width: Math.round(viewport.width) });
    const promise = number === brokenPage ? Promise.reject(new Error('no picture')) : Promise.resolve();
    return { promise, cancel: () => undefined };
  },
  getTextContent: async () => ({ items: [{ str: 'Paella' }, { str: `of page ${number}` }] }),
});

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  version: '6',
  VerbosityLevel: { ERRORS: 0 },
  GlobalWorkerOptions: {},
  getDocument: (options: { url: string }) => {
    asked.push(options);
    return {
      promise: broken
        ? Promise.reject(broken)
        : Promise.resolve({
            numPages: 3,
            getPage: async (n: number) => page(n),
            getMetadata: () => (info === null ? Promise.reject(new Error('no facts')) : Promise.resolve({ info })),
          }),
      destroy: async () => {
        destroyed += 1;
      },
    };
  },
}));

/** Says at once that everything can be seen. */
class SeesAll {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

beforeEach(() => {
  broken = null;
  info = {};
  brokenPage = null;
  destroyed = 0;
  drawn.length = 0;
  asked.length = 0;
  Object.defineProperty(window, 'IntersectionObserver', { value: SeesAll, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 390, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

async function opened(file = '/storage/cala-verde/menu.pdf', hotel?: Parameters<typeof renderInHotel>[1]) {
  const view = renderInHotel(<PdfViewer arg={{ file }} />, hotel);
  await act(async () => undefined);
  return { ...view, dialog: within(screen.getByRole('dialog', { hidden: false })) };
}

describe('the PDF viewer', () => {
  it('shows every page, as wide as a phone allows, and tells those who do not see it what stands there', async () => {
    const { dialog } = await opened();
    expect(screen.getByRole('dialog', { name: 'Pdf Viewer' })).toBeVisible();
    const pages = [1, 2, 3].map((number) => dialog.getByRole('region', { name: `Page ${number} of 3` }));
    expect(pages.map((one) => one.style.inlineSize)).toEqual(['366px', '366px', '366px']);
    expect(pages[1]).toHaveTextContent('Paella of page 2');
    expect(drawn).toEqual([1, 2, 3].map((number) => ({ page: number, width: 366 })));
  });

  it('is headed with the title of the file', async () => {
    info = { Title: 'Cala Verde – Menu', Author: 'Somebody' };
    await opened();
    expect(screen.getByRole('dialog', { name: 'Cala Verde – Menu' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cala Verde – Menu' })).toBeVisible();
  });

  it.each([
    ['has no title', { Title: ' ' }],
    ['cannot say anything of itself', null],
  ])('is headed "Pdf Viewer" when the file %s', async (_title, facts) => {
    info = facts;
    const { dialog } = await opened();
    expect(dialog.getByRole('heading', { name: 'Pdf Viewer' })).toBeVisible();
    expect(dialog.getAllByRole('region', { name: /^Page/ })).toHaveLength(3);
  });

  it('asks for our own file, and for what it may need from our own origin', async () => {
    await opened();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/storage/cala-verde/menu.pdf', cMapUrl: '/pdf/6/cmaps/' });
  });

  it('zooms in and out, as sharp as before', async () => {
    const { dialog } = await opened();
    const user = userEvent.setup();
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(dialog.getByText('150 %')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Page 1 of 3' }).style.inlineSize).toBe('549px');
    expect(drawn.at(-1)).toEqual({ page: 3, width: 549 });
    for (let press = 0; press < 6; press += 1) await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(dialog.getByText('50 %')).toBeVisible();
  });

  it('leads to a tab of its own and back', async () => {
    const { dialog } = await opened();
    const link = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', '/storage/cala-verde/menu.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('fills the screen where the browser can', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    const { dialog } = await opened();
    const frame = screen.getByRole('dialog').firstElementChild as HTMLElement;
    let isOn = false;
    Object.defineProperty(document, 'fullscreenElement', { get: () => (isOn ? frame : null), configurable: true });
    const turn = (on: boolean) => async () => {
      isOn = on;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    frame.requestFullscreen = turn(true);
    document.exitFullscreen = turn(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Full screen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave full screen' }));
    expect(dialog.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });

  it('offers no full screen where there is none', async () => {
    expect((await opened()).dialog.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('gives back what it holds when it closes', async () => {
    (await opened()).unmount();
    expect(destroyed).toBe(1);
  });

  it('is read in Arabic', async () => {
    const { dialog } = await opened(undefined, arabicHotel());
    expect(dialog.getByRole('region', { name: 'الصفحة 1 من 3' })).toBeVisible();
  });
});

describe('a file that cannot be shown', () => {
  it('says so and leaves a plain link', async () => {
    broken = Object.assign(new Error('no PDF'), { name: 'InvalidPDFException' });
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('This file cannot be shown here.');
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(dialog.getByRole('link', { name: /^Open the file/ })).toHaveAttribute(
      'href',
      '/storage/cala-verde/menu.pdf',
    );
  });

  it('is read again when it did not arrive, and the keyboard stays in the viewer', async () => {
    broken = new Error('network');
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    broken = null;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(dialog.getAllByRole('region', { name: /^Page/ })).toHaveLength(3);
    expect(dialog.getByRole('region', { name: 'Pdf Viewer' })).toHaveFocus();
  });

  it('says that the guest is offline when that is why it did not arrive', async () => {
    broken = new Error('network');
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('You are offline.');
    jest.restoreAllMocks();
  });

  it('says so of one page, beside a link, and shows the others', async () => {
    brokenPage = 2;
    const { dialog } = await opened();
    expect(dialog.getAllByRole('alert')).toHaveLength(1);
    const second = within(dialog.getByRole('region', { name: 'Page 2 of 3' }));
    expect(second.getByRole('alert')).toHaveTextContent('This page cannot be shown here.');
    expect(second.getByRole('link', { name: /^Open the file/ })).toHaveAttribute(
      'href',
      '/storage/cala-verde/menu.pdf',
    );
    expect(dialog.getByRole('region', { name: 'Page 3 of 3' })).toHaveTextContent('Paella of page 3');
  });

  it.each(['https://elsewhere.example/menu.pdf', '/api/v1/orders', '/storage/../x.pdf', 'javascript:alert(1)'])(
    'is never fetched or linked when it is not ours: %s',
    async (file) => {
      const { dialog } = await opened(file);
      expect(dialog.getByRole('alert')).toBeVisible();
      expect(dialog.queryByRole('link')).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});
