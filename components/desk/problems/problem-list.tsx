'use client';

import type { ReactNode } from 'react';

/** Problems of one kind: what they are, what can be done about all of them, and a row for each. */
export function ProblemList(props: {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { id, title, text, action, children } = props;
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto max-w-160">
          <h2 id={id} className="font-medium text-lg">
            {title}
          </h2>
          <p className="text-ink-2 text-sm" role="status">
            {text}
          </p>
        </div>
        {action}
      </div>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
