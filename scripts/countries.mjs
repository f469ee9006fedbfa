// Writes lib/domain/phone/country-table.json: dial codes, masks and lengths of phone numbers, from the metadata of
// libphonenumber. Run it after an update of libphonenumber-js: node scripts/countries.mjs
import { writeFileSync } from 'node:fs';
import { countryRows } from './parts/country-rows.mjs';

writeFileSync('lib/domain/phone/country-table.json', `${JSON.stringify(countryRows(), null, 2)}\n`);
