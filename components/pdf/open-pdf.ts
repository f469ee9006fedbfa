import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';

export type Pdf = PDFDocumentProxy;

/** A PDF on its way. `close` frees what it holds, also before it has come. */
type OpenedPdf = { pdf: Promise<Pdf>; close: () => void };

/**
 * Opens a PDF. pdf.js itself is fetched only now: it is half a megabyte. Of its two builds this is the one for telephones
 * of some years ago; the other calls functions that only the newest browsers have. Rejects for what is no PDF.
 */
export function openPdf(file: string): OpenedPdf {
  let isClosed = false;
  let task: PDFDocumentLoadingTask | undefined;
  const open = async (): Promise<Pdf> => {
    const { getDocument, GlobalWorkerOptions, VerbosityLevel, version } = await import(
      'pdfjs-dist/legacy/build/pdf.mjs'
    );
    if (isClosed) throw new Error('closed before it was open');
    GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();
    const parts = `/pdf/${version}`;
    task = getDocument({
      url: file,
      cMapUrl: `${parts}/cmaps/`,
      standardFontDataUrl: `${parts}/standard_fonts/`,
      wasmUrl: `${parts}/wasm/`,
      iccUrl: `${parts}/iccs/`,
      // What a hotel's file lacks is no news for anybody's console.
      verbosity: VerbosityLevel.ERRORS,
    });
    return task.promise;
  };
  return {
    pdf: open(),
    close: () => {
      isClosed = true;
      void task?.destroy();
    },
  };
}
