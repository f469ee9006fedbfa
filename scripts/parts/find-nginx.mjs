import { existsSync } from 'node:fs';
import { installWithApt } from './install-with-apt.mjs';

export const NGINX = '/usr/sbin/nginx';

/** Installs nginx with apt-get if it is missing and this user may. Returns whether there is one. */
export async function findOrInstallNginx() {
  if (!existsSync(NGINX)) await installWithApt('nginx-light', 'nginx');
  return existsSync(NGINX);
}
