import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie, in base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What stands for a token in the store, so that nobody who reads the store can use it. Rule: staff/SP22. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
