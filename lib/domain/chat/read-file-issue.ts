import { bytesToCheck, contentIssue, type FileIssue, sizeIssue } from './file-check';

/**
 * Checks a file before its upload: its size, and the kind that its content shows. null: it can be sent; so can a file that
 * the browser cannot read now, because the upload reports that. Rule: chat/CH11.
 */
export async function readFileIssue(file: File): Promise<FileIssue | null> {
  const issue = sizeIssue(file);
  if (issue !== null) return issue;
  const start = await file
    .slice(0, bytesToCheck(file.name))
    .arrayBuffer()
    .catch(() => null);
  return start === null ? null : contentIssue(file.name, new Uint8Array(start));
}
