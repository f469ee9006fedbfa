import { type FileHandle, open } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/**
 * A byte range of a file, both ends included, as a stream. The file is opened when the first chunk is read and closed
 * after the last chunk, so that an unread body (HEAD request, disconnected guest) keeps no file open. Rule: files/FI2.
 */
export function fileStream(path: string, { first, last }: { first: number; last: number }): ReadableStream<Uint8Array> {
  let file: FileHandle | null = null;
  let at = first;
  const close = async () => {
    await file?.close();
    file = null;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (at <= last) {
            file ??= await open(path, 'r');
            const buffer = new Uint8Array(Math.min(CHUNK_BYTES, last + 1 - at));
            const { bytesRead } = await file.read({ buffer, position: at });
            // The headers already contain the file's earlier length.
            if (bytesRead === 0) throw new Error('the file has become shorter');
            at += bytesRead;
            controller.enqueue(buffer.subarray(0, bytesRead));
          }
          if (at <= last) return;
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
