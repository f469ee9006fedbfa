import 'server-only';

/** The port of a setting; a sentence that names the setting where it is none. The default is 3000. */
export function portOf(setting: string | undefined): number | string {
  const port = Number(setting || 3000);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  return isPort ? port : `PORT: ${setting} is no number from 0 to 65535`;
}

type At = { host: string; port: number };

/** Why the server cannot listen: one sentence that names the setting. Rule: operations/OP1. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, { host, port }: At): string {
  if (code === 'EADDRINUSE') return `PORT: another process listens on ${port} of ${host} already`;
  if (code === 'EACCES') return `PORT: this user may not listen on ${port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST: ${host} is no address of this machine (${code})`;
  return message;
}
