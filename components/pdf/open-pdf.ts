import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';

export type Pdf = PDFDocumentProxy;

/** A PDF that is being loaded. `close` frees its memory, also while it is loading. */
type OpenedPdf = { pdf: Promise<Pdf>; close: () => void };

/**
 * Opens a PDF and loads pdf.js (half a megabyte) for it. Uses its legacy build, because the modern one calls functions
 * that only the newest browsers have. Rejects for a file that is not a PDF.
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
      // Defects of a hotel's file do not belong in the guest's console.
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
