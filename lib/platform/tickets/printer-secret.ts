import { purposeKey } from '../purpose-key';

/** The secret with which a CloudPRNT printer of a hotel proves itself, derived from the operator's key. Rule: tickets/TK12. */
export const printerSecret = (deskToken: string, hotel: string, printer: string): string =>
  Buffer.from(purposeKey(deskToken, 'printers', `${hotel} ${printer}`)).toString('base64url');
