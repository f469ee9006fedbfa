'use client';

import { Button } from '@/components/ui/button/button';

/** Prints the page, whose bars and buttons stay off the paper. Rule: catalogue/C15. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="quiet" size="sm" className="mt-6 print:hidden" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
