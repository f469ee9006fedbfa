import 'server-only';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FileReference, UploadedFile } from '@/lib/contract/chat';
import { readFile } from '@/lib/contract/schema/file';
import { log } from '../log/log';
import { deskToken } from '../settings/desk-token';
import { settings } from '../settings/env';
import { fileUrl } from '../upstream/file-url';

/** The chat to which a file was uploaded, and its hotel's code. */
export type UploadedTo = { hotel: string; chat: string };

/** No scheme that an address could have, so that a signed reference is never taken for a path. */
const PREFIX = 'upload:';
/** Characters of JSON. Addresses with a signature of their own reach about 1,500. */
const MAX_LENGTH = 4_000;

/** A key for references alone, derived from the operator's. Throws when there is none and none can be stored. */
const key = (): Uint8Array => new Uint8Array(hkdfSync('sha256', deskToken(settings()), '', 'uploads', 32));

const macOf = (payload: string, { hotel, chat }: UploadedTo): Buffer =>
  createHmac('sha256', key())
    .update(JSON.stringify([hotel, chat, payload]))
    .digest();

function sign(reference: string, uploadedTo: UploadedTo): string {
  const payload = Buffer.from(reference).toString('base64url');
  return `${PREFIX}${payload}.${macOf(payload, uploadedTo).toString('base64url')}`;
}

/** null: not signed by this gateway for this chat. Compares in constant time. */
function openSigned(signed: string, uploadedTo: UploadedTo): FileReference | null {
  const [payload = '', mac = ''] = signed.slice(PREFIX.length).split('.');
  const [expected, actual] = [macOf(payload, uploadedTo), Buffer.from(mac, 'base64url')];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** Whether a reference is a path, or an address, of the platform's own storage. */
const isOwnStorage = (path: string): boolean => fileUrl(path, settings().upstream)?.startsWith('/storage/') === true;

/**
 * An uploaded file for the browser: an address that it can show, and the reference for the message. A path of the
 * platform's own storage is its own reference. What else an upstream responds with is signed, so that a message can
 * name it unchanged and no other address. null: the response is no address, or too long. Rule: chat/CH32.
 */
export function forBrowser({ path, reference }: UploadedFile, uploadedTo: UploadedTo): UploadedFile | null {
  const { upstream } = settings();
  const address = fileUrl(path, upstream);
  const json = JSON.stringify(reference);
  if (address === null || json.length > MAX_LENGTH) {
    log().warn({ hotel: uploadedTo.hotel }, 'the response to an upload is no address of a file, or too long');
    return null;
  }
  if (upstream === null) return { path: address, reference: path };
  if (typeof reference === 'string' && isOwnStorage(reference)) return { path: address, reference };
  return { path: address, reference: sign(json, uploadedTo) };
}

/**
 * The reference that a message sends to the platform: a path of its own storage, or what an upload to this chat was
 * answered with. null for anything else, because readers of the message open the file with a tap. Rule: chat/CH32.
 */
export function acceptedReference(file: FileReference, uploadedTo: UploadedTo): FileReference | null {
  if (typeof file === 'string' && file.startsWith(PREFIX)) return openSigned(file, uploadedTo);
  const path = readFile(file);
  return path !== null && isOwnStorage(path) ? file : null;
}
