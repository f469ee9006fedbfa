import { acceptedExtension, bytesToCheck, type FileIssue, fileIssue } from '@/lib/domain/chat/file-check';

/**
 * Checks a file before its upload: kind, size, and whether the content matches the name. null: it can be sent; so can a
 * file that the browser cannot read now, because the upload reports that. Rule: chat/CH11.
 */
export async function readFileIssue(file: File): Promise<FileIssue | null> {
  const issue = fileIssue(file);
  if (issue !== null) return issue;
  const start = await file
    .slice(0, bytesToCheck(file.name))
    .arrayBuffer()
    .catch(() => null);
  if (start === null) return null;
  return acceptedExtension(file.name, new Uint8Array(start)) === null ? 'renamed' : null;
}
