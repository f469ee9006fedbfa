import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NGINX } from '../../../scripts/parts/find-nginx.mjs';
import { ask, freePort } from '../../../scripts/parts/serve-built-app.mjs';

const PROBE_MS = 100;

/**
 * nginx in front of two servers, as docs/operations.md configures it, without TLS. It has no health checks: an operator
 * takes a server out before its restart.
 *
 * @param {{ ports: readonly number[] }} options
 */
export async function startNginx({ ports }) {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-nginx-'));
  const [port, file, log] = [await freePort(), join(folder, 'nginx.conf'), join(folder, 'error.log')];
  const write = (/** @type {number | null} */ down) =>
    writeFileSync(file, configuration({ folder, log, port, ports, down }));
  write(null);
  const nginx = spawn(NGINX, ['-p', folder, '-c', file, '-e', log], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const reload = (/** @type {number | null} */ down) => {
    write(down);
    nginx.kill('SIGHUP');
  };
  const isReady = () =>
    ask({ port, host: 'localhost', path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    port,
    repeated: () => readFileSync(log, 'utf8').match(/connect\(\) failed/g)?.length ?? 0,
    untilHealthy: async () => {
      while (!(await isReady())) await wait(PROBE_MS);
    },
    /** Sends no further request to a server; those that it has got are answered. */
    takeOut: reload,
    putBack: () => reload(null),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {{ folder: string, log: string, port: number, ports: readonly number[], down: number | null }} options
 */
function configuration({ folder, log, port, ports, down }) {
  const servers = ports.map(
    (one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=5s${one === down ? ' down' : ''};`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${log} error;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream hotel {
    ${servers.join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    client_max_body_size 11m;
    location / {
      proxy_pass http://hotel;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_next_upstream error timeout;
    }
  }
}
`;
}
