import { ownOrigin } from '../browser';
import { fetchWithTimeout } from '../fetch-with-timeout';
import { createPushApi, type PushApi } from './push-api';

let api: PushApi | undefined;

/** The calls of notifications to the app's own origin. Only the switch for them imports it. Each can be repeated. */
export const browserPush = (): PushApi => {
  api ??= createPushApi({ ...ownOrigin(), send: fetchWithTimeout });
  return api;
};
