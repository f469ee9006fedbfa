// `npm run docs`: writes docs/platform-api.md from the schemas of the staff API, docs/guest-api.md from those of guests'
// calls, docs/hotel-files.md and docs/schemas from those of hotel files, and docs/privacy.md from the register of what a
// device stores.
import { writeFileSync } from 'node:fs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const { apiDocs } = await loadTypeScript('lib/platform/desk/api-docs.ts');
writeFileSync('docs/platform-api.md', apiDocs());

const { guestApiDocs } = await loadTypeScript('lib/server/api/description/guest-api-docs.ts');
writeFileSync('docs/guest-api.md', guestApiDocs());

const { fileSchemas } = await loadTypeScript('lib/platform/import/schemas/file-schemas.ts');
const { hotelFilesDocs } = await loadTypeScript('lib/platform/import/schemas/hotel-files-docs.ts');
for (const { name, schema } of fileSchemas())
  writeFileSync(`docs/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync('docs/hotel-files.md', hotelFilesDocs());

const { privacyDocs } = await loadTypeScript('lib/domain/privacy/privacy-docs.ts');
writeFileSync('docs/privacy.md', privacyDocs());
