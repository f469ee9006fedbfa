import { existsSync, globSync } from 'node:fs';
import { installWithApt } from './install-with-apt.mjs';

/**
 * The browsers in which the journeys of tests/engines run, each with its packages in Debian. WebKit is WebKitGTK, whose
 * MiniBrowser needs a display.
 */
const PACKAGES = /** @type {const} */ ([
  { engine: 'firefox', packages: ['firefox-esr'] },
  { engine: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'] },
]);

/** The path of the Firefox that FIREFOX names, or of the system's. */
export const firefoxPath = () =>
  [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** The paths of WebKit's browser, its driver, and the display server; null: one of them is missing. */
export function webkitPaths() {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser').sort().reverse();
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].map((path) =>
    existsSync(path) ? path : null,
  );
  return browser && driver && display ? { browser, driver, display } : null;
}

/** @param {'firefox' | 'webkit'} engine */
const isInstalled = (engine) => (engine === 'firefox' ? firefoxPath() !== undefined : webkitPaths() !== null);

/**
 * Installs Firefox and WebKit with apt-get where they are missing and this user may install packages. Without them their
 * journeys are skipped, and a line says so.
 */
export async function findOrInstallEngines() {
  for (const { engine, packages } of PACKAGES) {
    for (const name of isInstalled(engine) ? [] : packages) await installWithApt(name, name);
    if (!isInstalled(engine)) console.log(`There is no ${engine} (${packages.join(', ')}): its journeys are skipped.`);
  }
}
