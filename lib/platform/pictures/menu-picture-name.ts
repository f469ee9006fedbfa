/** The subfolder of a hotel's storage for pictures that its staff have uploaded for the menu. Rule: menu/ME26. */
const FOLDER = 'menu-pictures';

/** The name begins with a random uuid, whose first part stands for the version: the picture of a name never changes. */
const NAME = /^menu-pictures\/([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** The name of a new picture below its hotel's storage. */
export const menuPictureName = (uuid: string): string => `${FOLDER}/${uuid}.webp`;

/** Whether a name below a hotel's storage is one of the menu's pictures. */
export const isMenuPicture = (name: string): boolean => NAME.test(name);

/** The version of one of the menu's pictures, for its address; null: another file. */
export const menuPictureVersion = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/** The part of an address that names one of the menu's pictures. */
export const MENU_PICTURES_FOLDER = FOLDER;
