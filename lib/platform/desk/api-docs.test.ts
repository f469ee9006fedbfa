import { readFileSync } from 'node:fs';
import { apiDocs } from './api-docs';

it('equals docs/platform-api.md, which npm run docs writes', () => {
  expect(readFileSync('docs/platform-api.md', 'utf8')).toBe(apiDocs());
});
