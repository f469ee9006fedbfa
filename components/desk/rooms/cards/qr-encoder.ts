import { resource } from '@/components/ui/resource';

/** The modules of a code by row and column, without an edge; true: dark. */
export type QrEncoder = (text: string) => readonly (readonly boolean[])[];

/** The encoder, which only the sheets of cards need. Error correction M, the smallest version that fits. Rule: rooms/RM14. */
export const qrEncoder = resource<QrEncoder>(async () => {
  const { default: encodeQR } = await import('qr');
  // The library draws an edge of at least one module.
  return (text) =>
    encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
});
