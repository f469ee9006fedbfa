'use client';

import { usePathname } from 'next/navigation';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RetryBoundary } from '../retry-boundary';
import { Announcer } from './announcer';
import {
  closeOverlays,
  closeUnawaited,
  noOverlays,
  type OverlayEntry,
  onOverlaysChange,
  openOverlays,
  rereadOverlays,
  settleResults,
} from './overlay-stack';

/** How long a closed overlay stays to slide away; the same as --t-base. */
const LEAVE_MS = 200;

type Shown = OverlayEntry & { level: number; leaving: boolean };

const Level = createContext<{ level: number; leaving: boolean }>({ level: 0, leaving: false });

/**
 * Renders the open overlays and, while they slide away, the ones that have just been closed. `failed` renders what
 * stands in the place of an overlay that threw; without it the error goes on.
 */
export function OverlayHost({
  bodies,
  failed,
  children,
}: {
  bodies: Readonly<Record<string, ComponentType<{ arg: never }>>>;
  failed?: (retry: () => void) => ReactNode;
  children?: ReactNode;
}) {
  const pathname = usePathname();
  // A router push or replace drops the state without a popstate.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the reason to look again
  useEffect(rereadOverlays, [pathname]);
  useEffect(() => {
    closeUnawaited();
    return onOverlaysChange(closeUnawaited);
  }, []);
  const stack = useSyncExternalStore(onOverlaysChange, openOverlays, noOverlays);
  const shown = useLeaving(stack);
  // After the commit: the dialog has closed, and the focus is back where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stack is the reason to look
  useEffect(settleResults, [stack]);
  return (
    <>
      {shown.map((entry) => {
        const Body = bodies[entry.name] as ComponentType<{ arg: unknown }> | undefined;
        if (Body === undefined) return null;
        return (
          <Level.Provider key={entry.id} value={entry}>
            {failed === undefined ? (
              <Body arg={entry.arg} />
            ) : (
              <RetryBoundary failed={failed}>
                <Body arg={entry.arg} />
              </RetryBoundary>
            )}
          </Level.Provider>
        );
      })}
      {children}
      <Announcer />
    </>
  );
}

const levels = (stack: readonly OverlayEntry[], leaving: boolean): readonly Shown[] =>
  stack.map((entry, index) => ({ ...entry, level: index + 1, leaving }));

/** The stack, with entries that have left kept, and mounted, for the time of their exit. */
function useLeaving(stack: readonly OverlayEntry[]): readonly Shown[] {
  const [before, setBefore] = useState(stack);
  const [gone, setGone] = useState<readonly Shown[]>([]);
  const open = levels(stack, false);
  const openIds = stack.map((entry) => entry.id);
  if (before !== stack) {
    setBefore(stack);
    setGone(levels(before, true).filter((entry) => !openIds.includes(entry.id)));
  }
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => setGone([]), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [gone]);
  return [...open, ...gone.filter((entry) => !openIds.includes(entry.id))];
}

/** The page's scrollbar goes while an overlay is open (dialog.css): what stands beside it must not move. */
function keepScrollbarWidth(): void {
  const root = document.documentElement;
  if (root.querySelector('dialog[open]') !== null) return;
  root.style.setProperty('--scrollbar', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
}

/**
 * One overlay as a native dialog: focus trap, inertness and top layer are the browser's. Escape, the phone's back
 * button and a tap beside it close it, if it is the top one. Rule: layout/LY4.
 */
export function OverlayFrame(props: {
  className: string;
  /** A tap on the frame itself is one beside what it holds. */
  closesBesideContent?: boolean;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}) {
  const { level, leaving } = useContext(Level);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || leaving) return;
    keepScrollbarWidth();
    if (!dialog.open) dialog.showModal();
    // Closing before the removal gives the focus back to what opened it.
    return () => dialog.close();
  }, [leaving]);
  const leave = () => {
    if (!leaving && openOverlays().length === level) closeOverlays();
  };
  const isBeside = (event: React.MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    // A key press on a control arrives as a click without a place.
    if (event.clientX === 0 && event.clientY === 0) return false;
    if (props.closesBesideContent) return true;
    const box = event.currentTarget.getBoundingClientRect();
    return (
      event.clientY < box.top || event.clientY > box.bottom || event.clientX < box.left || event.clientX > box.right
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the dialog itself reports
    <dialog
      ref={ref}
      className={props.className}
      data-leaving={leaving || undefined}
      inert={leaving}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      role={props.role}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        // The browser may insist on closing at a second Escape.
        if (event.target === event.currentTarget && !event.currentTarget.open) leave();
      }}
      onClick={(event) => {
        if (isBeside(event)) leave();
      }}
    >
      {props.children}
      <Announcer />
    </dialog>
  );
}
