import type { StoragePlace, StoredKey } from './stored-key';
import { STORED_KEYS } from './stored-keys';

const INTRODUCTION = `<!-- Written by npm run docs, from lib/domain/privacy/stored-keys.ts. Change that. -->

# What the app stores on a device

A guest reads what is kept and why, downloads it and erases it under “Cookie settings”, in the footer or in the services
drawer; rules: \`docs/rules/cookies.md\` and \`docs/rules/device-storage.md\`. What the
server keeps, and for how long, is written in \`docs/rules/personal-data.md\`; numbered receipts and refunds, which name no
guest, stay (\`docs/rules/receipts.md\`).

Before a guest accepts, nothing is requested from third parties and the only cookie is \`lang\`. After that, a hotel’s own
script and its widgets may store more under keys of theirs; refusing later removes those that are not in this list.

A \`*\` stands for any text. Until: when the app itself removes the entry; a dash means that it stays until it is erased.`;

const PLACES: readonly { place: StoragePlace; title: string }[] = [
  { place: 'local', title: 'Local storage, which stays' },
  { place: 'session', title: 'Session storage, which ends with the tab' },
  { place: 'cookie', title: 'Cookies' },
  { place: 'cache', title: 'Cache of the service worker' },
  { place: 'push', title: 'Subscription to notifications' },
];

const row = ({ key, of, content, until = '–' }: StoredKey): string => `| \`${key}\` | ${of} | ${content} | ${until} |`;

const table = (place: StoragePlace): string =>
  [
    '| key | on devices of | content | until |',
    '|---|---|---|---|',
    ...STORED_KEYS.filter((entry) => entry.place === place).map(row),
  ].join('\n');

/** Converts the register of stored keys to Markdown, for docs/privacy.md. `npm run docs` writes that file. */
export const privacyDocs = (): string =>
  `${[INTRODUCTION, ...PLACES.map(({ place, title }) => `## ${title}\n\n${table(place)}`)].join('\n\n')}\n`;
