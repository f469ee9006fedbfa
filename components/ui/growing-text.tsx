import type { ReactNode } from 'react';

/**
 * Lets a text area grow with its text, up to a third of the screen: the same text stands unseen in the same place and
 * takes the height. (`field-sizing` does it alone, but not in browsers of three years ago.)
 */
export const GrowingText = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="growing" data-text={text}>
    {children}
  </div>
);
