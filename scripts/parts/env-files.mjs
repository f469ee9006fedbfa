import { existsSync } from 'node:fs';

/**
 * Reads the settings files that Next reads, in its order: the first to name a value wins.
 *
 * @param {'production' | 'development'} [mode]
 */
export function readEnvFiles(mode = 'production') {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
