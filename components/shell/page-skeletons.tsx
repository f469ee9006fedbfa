/**
 * What stands over the page that is left while the next one is on its way; app/styles/feedback.css shows the one that
 * fits the path that <html> names in `data-awaited`. They are server HTML, so that they cost no script. The pages have
 * no `loading.tsx`: its fallback would be sent before it is known whether the page exists, and with it the status.
 * Rule: layout/LY9.
 */
export function PageSkeletons({ label }: { label: string }) {
  return (
    <div className="pageskeleton" role="status">
      <span className="sr">{label}</span>
      <div className="pageskeleton__head">
        <span className="sk sk--pill" />
        <span className="sk sk--l" />
        <span className="sk sk--pill" />
      </div>
      <div className="pageskeleton__shape">
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
      </div>
    </div>
  );
}
