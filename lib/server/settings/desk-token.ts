import 'server-only';
import { randomBytes } from 'node:crypto';
import { storedSecret } from './stored-secret';

/** The operator's key: DESK_TOKEN, or the one stored in the data folder. Rule: operations/OP1. */
export const deskToken = (settings: { deskToken: string | null; dataDir: string }): string =>
  settings.deskToken ?? storedSecret(settings.dataDir, 'desk-token', () => randomBytes(32).toString('hex'));
