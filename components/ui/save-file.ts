/** How long the browser may take to begin a download, in milliseconds. */
const KEPT_MS = 60_000;

/** Gives a text to the device as a file. */
export function saveFile(file: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: `${file.type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
