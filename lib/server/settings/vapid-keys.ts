import 'server-only';
import { generateVapidKeys, isVapidPair, type VapidKeys } from '@/lib/platform/push/vapid';
import { SettingsError } from './env';
import type { PushVariables } from './push-variables';
import { storedSecret } from './stored-secret';

/**
 * The keys with which this server identifies itself to push services: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or those
 * stored in the data folder. Guests' phones stay subscribed only as long as the keys stay the same. Rule: push/PU2.
 */
export function vapidKeys(
  { publicKey, privateKey }: Pick<PushVariables, 'publicKey' | 'privateKey'>,
  dataDir: string,
): VapidKeys {
  if ((publicKey === null) !== (privateKey === null))
    throw new SettingsError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: both are needed, or neither');
  if (publicKey !== null && privateKey !== null) {
    const keys = { publicKey, privateKey };
    if (!isVapidPair(keys)) throw new SettingsError('VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY');
    return keys;
  }
  const stored = storedSecret(dataDir, 'vapid-keys', () => {
    const keys = generateVapidKeys();
    return `${keys.publicKey} ${keys.privateKey}`;
  });
  const [storedPublic = '', storedPrivate = ''] = stored.split(' ');
  const keys = { publicKey: storedPublic, privateKey: storedPrivate };
  if (!isVapidPair(keys)) throw new SettingsError('DATA_DIR: its file vapid-keys is damaged; delete it for new keys');
  return keys;
}
