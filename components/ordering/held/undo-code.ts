import { resource } from '@/components/ui/resource';

/**
 * Holding a request and taking it back, with the line that offers it. Loaded when the form of a request opens, so that it is
 * there when the request is sent.
 */
export const undoCode = resource(() => import('./hold-request'));
