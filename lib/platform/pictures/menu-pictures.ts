import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMenuPicture, MENU_PICTURES_FOLDER } from './menu-picture-name';

/** The names of the pictures that a hotel's staff have uploaded for the menu, below its storage. */
export function menuPicturesOf(filesDir: string, hotel: string): readonly string[] {
  try {
    return readdirSync(join(filesDir, hotel, MENU_PICTURES_FOLDER))
      .map((name) => `${MENU_PICTURES_FOLDER}/${name}`)
      .filter(isMenuPicture);
  } catch {
    // Nobody has uploaded one.
    return [];
  }
}
