/** A random uuid and an extension, so that nobody can guess the name of an upload. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/;

export const isUploadName = (name: string): boolean => NAME.test(name);

/** The subfolder of a hotel's storage for uploads. The other files there are the hotel's own pictures. */
const FOLDER = 'files';

export const isUploadFolder = (path: string): boolean => path.split('/')[0] === FOLDER;

export const uploadPath = (hotel: string, name: string): string => `/storage/${hotel}/${FOLDER}/${name}`;

/** The file name in a path of this hotel's uploads; null for any other path. */
export function uploadedName(hotel: string, path: string | null): string | null {
  const folder = uploadPath(hotel, '');
  const name = path?.startsWith(folder) === true ? path.slice(folder.length) : '';
  return isUploadName(name) ? name : null;
}
