import { z } from 'zod';
import { ESCPOS_PORT, PRINTER_KINDS } from '@/lib/domain/tickets/printer';
import type { PrinterOwn } from '../content/hotel-content';
import { text } from './fields/fields';

/** An id that stands in addresses. */
export const shortId = z.string().regex(/^[a-z0-9-]{1,30}$/, 'small letters, digits and hyphens are expected');

/** More than a hotel has stations. */
const MAX_PRINTERS = 50;

/** Only an escpos printer has a host, because the server connects to it. */
const printerFile = z
  .strictObject({
    id: shortId,
    title: text,
    kind: z.enum(PRINTER_KINDS),
    width: z.union([z.literal(58), z.literal(80)], 'paper is 58 or 80 wide'),
    host: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.:-]{0,251}[a-z0-9])?$/i, 'a name or an address like 192.168.1.40 is expected')
      .optional(),
    port: z.int().min(1).max(65_535).optional(),
  })
  .refine(({ kind, host }) => kind !== 'escpos' || host !== undefined, {
    message: 'an escpos printer needs a host',
    path: ['host'],
  })
  .refine(({ kind, host, port }) => kind === 'escpos' || (host === undefined && port === undefined), {
    message: 'a cloudprnt printer asks by itself and has no host and no port',
    path: ['kind'],
  });

/** The printers of stations. */
export const printersFile = z
  .array(printerFile)
  .max(MAX_PRINTERS)
  .refine(
    (printers) => new Set(printers.map(({ id }) => id)).size === printers.length,
    'two printers have the same id',
  );

export const printerOf = ({ id, title, kind, width, host, port }: z.output<typeof printerFile>): PrinterOwn =>
  kind === 'escpos'
    ? { id, title, width, kind, host: host ?? '', port: port ?? ESCPOS_PORT }
    : { id, title, width, kind };
