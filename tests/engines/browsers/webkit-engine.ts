import { spawn } from 'node:child_process';
import { webkitPaths } from '@/scripts/parts/find-engines.mjs';
import { stopWithUs } from '@/scripts/parts/run.mjs';
import { freePort } from '@/scripts/parts/serve-built-app.mjs';
import { type Engine, type EnginePage, type Key, PHONE } from './engine-page';

/** What WebDriver calls the keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** Calls a session of WebDriver. Returns the value of the response. */
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Starts WebKitGTK's MiniBrowser on a display without a screen. */
export async function launchWebKit(): Promise<Engine> {
  const paths = webkitPaths();
  if (paths === null) throw new Error('WebKit is not installed');
  const display = await startDisplay(paths.display);
  return {
    newPage: () => openSession({ ...paths, display: display.name }),
    close: async () => void display.stop(),
  };
}

async function startDisplay(program: string) {
  // The display server chooses a free number and writes it to its standard output.
  const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', `${PHONE.width}x${PHONE.height}x24`];
  const child = stopWithUs(spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }));
  const number = await new Promise<string>((found, fail) => {
    child.stdout?.once('data', (chunk) => found(String(chunk).trim()));
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`${program} did not start`)));
  });
  return { name: `:${number}`, stop: () => child.kill() };
}

/** Starts a driver, which has one session, which is one device. */
async function openSession(paths: { browser: string; driver: string; display: string }): Promise<EnginePage> {
  const port = await freePort();
  // Without a graphics card, compositing takes a quarter of the time.
  const env = { ...process.env, DISPLAY: paths.display, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = stopWithUs(spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
  const call: Call = (method, path, body) => request(`http://127.0.0.1:${port}${path}`, method, body);
  const options = { binary: paths.browser, args: ['--automation', '--full-screen'] };
  const started = await retried(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  );
  const session = `/session/${(started as { sessionId: string }).sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...PHONE });
  return {
    ...pageOf((method, path, body) => call(method, `${session}${path}`, body)),
    close: async () => {
      await call('DELETE', session);
      driver.kill();
    },
  };
}

function pageOf(call: Call): Omit<EnginePage, 'close'> {
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const press = (keys: readonly string[]) =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    goto: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    back: () => call('POST', '/execute/sync', { script: 'setTimeout(() => window.history.back())', args: [] }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => press([...text]),
    press: (key) => press([KEYS[key]]),
    evaluate: async (run, arg) => {
      const script = `const done = arguments[1];
        Promise.resolve(arguments[0]).then(${run}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await call('POST', '/execute/async', { script, args: [arg] })) as {
        value: never;
        error?: string;
      };
      if (error) throw new Error(error);
      return value;
    },
  };
}

async function request(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
}

/** The driver does not listen at once. */
async function retried<Result>(attempt: () => Promise<Result>, left = 100): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((tick) => setTimeout(tick, 50));
    return retried(attempt, left - 1);
  }
}
