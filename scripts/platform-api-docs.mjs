// `npm run docs`: writes docs/platform-api.md from the schemas of the staff API.
import { writeFileSync } from 'node:fs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const { apiDocs } = await loadTypeScript('lib/platform/desk/api-docs.ts');
const { openApi } = await loadTypeScript('lib/platform/desk/open-api.ts');
writeFileSync('docs/platform-api.md', apiDocs(openApi()));
