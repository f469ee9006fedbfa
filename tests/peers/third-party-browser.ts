import { answerOfMetrica, METRICA_HOST } from '@/tests/peers/metrica';
import { startThirdPartyHost, type ThirdPartyHost } from '@/tests/peers/third-party-host';
import { answerOfWidget, WIDGET_DOMAIN } from '@/tests/peers/widgets';
import { test as base } from '../e2e/fixtures';

/** A host to which no browser can connect, because nothing listens there. */
export const DEAD_HOST = 'gone.example';
/** The port "discard", on which nothing listens. */
const DEAD_PORT = 9;

type WorkerFixtures = { thirdPartyHost: ThirdPartyHost };
type Fixtures = {
  /** What pages have requested of third parties during the journey: host, path and query. */
  requested: readonly string[];
};

/**
 * Journeys whose browser reaches the hosts of widgets and of Metrica on a server of this machine. Nothing between page and
 * network is replaced: only the names lead elsewhere.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  thirdPartyHost: [
    async ({ browserName: _ }, use) => {
      const host = await startThirdPartyHost((name, path) =>
        name === METRICA_HOST ? answerOfMetrica(path) : answerOfWidget(name, path),
      );
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, thirdPartyHost }, use) => {
      const here = `127.0.0.1:${thirdPartyHost.port}`;
      const rules = [
        `MAP *.${WIDGET_DOMAIN} ${here}`,
        `MAP ${METRICA_HOST} ${here}`,
        `MAP ${DEAD_HOST} 127.0.0.1:${DEAD_PORT}`,
      ];
      const args = [...(launchOptions.args ?? []), '--no-proxy-server', `--host-resolver-rules=${rules.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  // The certificate of the server is its own.
  ignoreHTTPSErrors: true,
  requested: [
    async ({ thirdPartyHost }, use) => {
      thirdPartyHost.requested.length = 0;
      await use(thirdPartyHost.requested);
    },
    { auto: true },
  ],
});
