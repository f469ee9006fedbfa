/** Two cards in the geometry of orders. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className="late">
      <output className="sr">{label}</output>
      {[1, 2].map((card) => (
        <div className="card order mt-3" key={card} aria-hidden="true">
          <div className="flex items-start justify-between">
            <div className="sk sk--l h-6 w-20" />
            <div className="sk sk--pill h-7 w-24" />
          </div>
          <div className="sk sk--l w-2/5" />
          <div className="sk h-20 rounded-md" />
          <div className="sk sk--l" />
          <div className="sk sk--l w-3/5" />
          <div className="sk sk--l h-6" />
        </div>
      ))}
    </div>
  );
}
