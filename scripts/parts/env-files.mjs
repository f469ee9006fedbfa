import { existsSync } from 'node:fs';

/**
 * Loads the same env files as Next, in the same order: the first value wins.
 *
 * @param {'production' | 'development'} [mode]
 */
export function readEnvFiles(mode = 'production') {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
