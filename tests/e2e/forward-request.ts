import { request as httpRequest } from 'node:http';
import type { Request } from '@playwright/test';

/**
 * Sends a request of the page to the server and discards the response. Node does not resolve `*.localhost`, so the
 * request goes to localhost with the hotel's host in its header.
 */
export const forwardRequest = (request: Request): Promise<number> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(request.url());
    const headers = { ...request.headers(), host, 'sec-fetch-site': 'same-origin' };
    const sent = httpRequest(
      { host: 'localhost', port, path: `${pathname}${search}`, method: request.method(), headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(request.postData() ?? undefined);
  });
