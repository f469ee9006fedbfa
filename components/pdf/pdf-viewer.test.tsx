/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { PdfViewer } from './pdf-viewer';

/** The width of each drawn page, in the order of drawing, and the options passed to pdf.js. */
const drawn: { page: number; width: number }[] = [];
const asked: { url: string; [key: string]: unknown }[] = [];
let broken: Error | null = null;
/** The metadata of the file; null: reading them fails. */
let info: Record<string, unknown> | null = {};
/** The number of a page whose drawing fails. */
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

/** An IntersectionObserver that reports everything as visible. */
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

describe('The PDF viewer', () => {
  it('shows every page of a PDF as wide as the phone allows, with its text for screen readers', async () => {
    const { dialog } = await opened();
    expect(screen.getByRole('dialog', { name: 'Pdf Viewer' })).toBeVisible();
    const pages = [1, 2, 3].map((number) => dialog.getByRole('region', { name: `Page ${number} of 3` }));
    expect(pages.map((one) => one.style.inlineSize)).toEqual(['366px', '366px', '366px']);
    expect(pages[1]).toHaveTextContent('Paella of page 2');
    expect(drawn).toEqual([1, 2, 3].map((number) => ({ page: number, width: 366 })));
  });

  it('uses the title in the PDF as the viewer’s heading', async () => {
    info = { Title: 'Cala Verde – Menu', Author: 'Somebody' };
    await opened();
    expect(screen.getByRole('dialog', { name: 'Cala Verde – Menu' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cala Verde – Menu' })).toBeVisible();
  });

  it.each([
    ['has an empty title', { Title: ' ' }],
    ['has no readable metadata', null],
  ])('shows the heading "Pdf Viewer" when the file %s', async (_title, facts) => {
    info = facts;
    const { dialog } = await opened();
    expect(dialog.getByRole('heading', { name: 'Pdf Viewer' })).toBeVisible();
    expect(dialog.getAllByRole('region', { name: /^Page/ })).toHaveLength(3);
  });

  it('loads the file and pdf.js’s character maps from our own origin', async () => {
    await opened();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/storage/cala-verde/menu.pdf', cMapUrl: '/pdf/6/cmaps/' });
  });

  it('redraws the pages sharply when zooming in and out', async () => {
    const { dialog } = await opened();
    const user = userEvent.setup();
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(dialog.getByText('150 %')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Page 1 of 3' }).style.inlineSize).toBe('549px');
    expect(drawn.at(-1)).toEqual({ page: 3, width: 549 });
    for (let press = 0; press < 6; press += 1) await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(dialog.getByText('50 %')).toBeVisible();
  });

  it('shows the viewer with a link to a new tab and a close button', async () => {
    const { dialog } = await opened();
    const link = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', '/storage/cala-verde/menu.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('switches the viewer to full screen where the browser supports it', async () => {
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

  it('shows the viewer without a full-screen button where the browser does not support it', async () => {
    expect((await opened()).dialog.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('frees the PDF’s memory when the viewer closes', async () => {
    (await opened()).unmount();
    expect(destroyed).toBe(1);
  });

  it('shows the viewer in Arabic', async () => {
    const { dialog } = await opened(undefined, arabicHotel());
    expect(dialog.getByRole('region', { name: 'الصفحة 1 من 3' })).toBeVisible();
  });
});

describe('A file that cannot be shown', () => {
  it('shows an error and a plain link for a file that is not a readable PDF', async () => {
    broken = Object.assign(new Error('no PDF'), { name: 'InvalidPDFException' });
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('This file cannot be shown here.');
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(dialog.getByRole('link', { name: /^Open the file/ })).toHaveAttribute(
      'href',
      '/storage/cala-verde/menu.pdf',
    );
  });

  it('loads a file again on a retry after a failed request, and keeps the focus in the viewer', async () => {
    broken = new Error('network');
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    broken = null;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(dialog.getAllByRole('region', { name: /^Page/ })).toHaveLength(3);
    expect(dialog.getByRole('region', { name: 'Pdf Viewer' })).toHaveFocus();
  });

  it('shows the offline message when the file cannot be fetched offline', async () => {
    broken = new Error('network');
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { dialog } = await opened();
    expect(dialog.getByRole('alert')).toHaveTextContent('You are offline.');
    jest.restoreAllMocks();
  });

  it('shows an error with a link for one broken page, and the other pages', async () => {
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
    'neither fetches nor links a file outside our storage: %s',
    async (file) => {
      const { dialog } = await opened(file);
      expect(dialog.getByRole('alert')).toBeVisible();
      expect(dialog.queryByRole('link')).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});
