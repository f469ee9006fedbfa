/** Uploaded files lie under names that nobody can guess: a uuid of this platform's making and an extension. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/;

export const isUploadName = (name: string): boolean => NAME.test(name);

/** The folder of a hotel's storage that holds what guests sent; the rest of it are the hotel's own pictures. */
const FOLDER = 'files';

export const isUploadFolder = (path: string): boolean => path.split('/')[0] === FOLDER;

export const uploadPath = (hotel: string, name: string): string => `/storage/${hotel}/${FOLDER}/${name}`;

/** The name in a path of this hotel's uploads; null for any other path. */
export function uploadedName(hotel: string, path: string | null): string | null {
  const folder = uploadPath(hotel, '');
  const name = path?.startsWith(folder) === true ? path.slice(folder.length) : '';
  return isUploadName(name) ? name : null;
}
