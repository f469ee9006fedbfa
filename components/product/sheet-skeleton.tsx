import { DRAWER_FOOT } from '@/components/ui/overlay/drawer';

/** The sheet before its product is here, in the geometry of what comes. */
export function SheetSkeleton({ label, titleId }: { label: string; titleId: string }) {
  return (
    <>
      <h2 className="sr" id={titleId}>
        {label}
      </h2>
      <div className="late" aria-hidden="true">
        <div className="sk sheet__pic rounded-none" />
        <div className="sheet__body">
          <div>
            <div className="sk sk--h w-3/4" />
            <div className="sk sk--l mt-3 w-1/4" />
            <div className="sk sk--l mt-4" />
            <div className="sk sk--l mt-2 w-2/3" />
            <div className="sk sk--pill mt-4 h-7 w-32" />
          </div>
          <div>
            <div className="sk sk--l mb-4 w-1/3" />
            <div className="sk h-28 rounded-lg" />
          </div>
        </div>
      </div>
    </>
  );
}

/** The order bar before it is known what it does. */
export function OrderBarSkeleton() {
  return (
    <div className={`${DRAWER_FOOT} orderbar row-start-3 bg-surface shadow-up`} aria-hidden="true">
      <div className="sk h-(--control) w-32 rounded-md" />
      <div className="sk h-(--control) rounded-md" />
    </div>
  );
}
