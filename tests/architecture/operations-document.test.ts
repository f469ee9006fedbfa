import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX } from '@/scripts/parts/find-nginx.mjs';
import { selfSignedCertificate } from '@/tests/peers/self-signed-certificate';

const DOCUMENT = readFileSync('docs/operations.md', 'utf8');
/** Not on every machine, such as a container. */
const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';

/** The only block of the document in a language. */
const block = (language: string): string => {
  const found = [...DOCUMENT.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

(existsSync(NGINX) || process.env.CI ? it : it.skip)(
  'Debian’s nginx takes the configuration of the document as it stands',
  () => {
    const { key, cert } = selfSignedCertificate('example.com');
    writeFileSync(join(folder, 'key.pem'), key);
    writeFileSync(join(folder, 'cert.pem'), cert);
    const server = block('nginx')
      .replace(/ssl_certificate +\S+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key +\S+;/, `ssl_certificate_key ${folder}/key.pem;`)
      // Tests need not run as root.
      .replace('listen 80;', 'listen 127.0.0.1:8080;')
      .replace('listen 443 ', 'listen 127.0.0.1:8443 ');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    const file = join(folder, 'nginx.conf');
    const pid = join(folder, 'nginx.pid');
    writeFileSync(file, `pid ${pid};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}}\n`);
    const { status, stderr } = spawnSync(NGINX, ['-t', '-p', folder, '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    // nginx from 1.25.1 on prefers the directive that the document names for it.
    expect(stderr.split('\n').filter((line) => line.includes('[warn]') && !line.includes('http2'))).toEqual([]);
  },
);

(existsSync(SYSTEMD_ANALYZE) ? it : it.skip)('systemd takes the unit of the document as it stands', () => {
  const node = join(folder, 'srv/hotel/app/node_modules/.bin/node');
  mkdirSync(join(node, '..'), { recursive: true });
  writeFileSync(node, '#!/bin/sh\n');
  chmodSync(node, 0o755);
  const unit = join(folder, 'hotel@.service');
  writeFileSync(unit, block('ini').replaceAll('/srv/hotel', join(folder, 'srv/hotel')));
  const { status, stderr } = spawnSync(SYSTEMD_ANALYZE, ['verify', '--man=no', '--recursive-errors=no', unit], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('the unit ends as the server does, and its settings cannot change the port of an instance', () => {
  const unit = block('ini');
  expect(unit).toContain('SuccessExitStatus=143');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env HOST=127\.0\.0\.1 PORT=%i /m);
  const made = /install -d -o hotel -g hotel (.+)/.exec(DOCUMENT)?.[1]?.split(' ') ?? [];
  for (const path of /^ReadWritePaths=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? ['none']) expect(made).toContain(path);
});
