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
} from 'react';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { Announcer } from './announcer';
import {
  closeOverlays,
  closeUnawaited,
  keepInHistory,
  type OverlayEntry,
  onOverlaysChange,
  openOverlays,
  overlays,
  rereadOverlays,
  settleResults,
} from './overlay-stack';
import { hideRing, rememberOpener, returnFocus } from './return-focus';

/** Time for which a closed overlay stays mounted to slide away. Equal to --t-base. */
const LEAVE_MS = 200;

type Shown = OverlayEntry & { level: number; leaving: boolean };

const Level = createContext<Pick<Shown, 'id' | 'level' | 'leaving'>>({ id: '', level: 0, leaving: false });

/** The ids of the entries that have been on the screen: what replaces a placeholder must not slide in again. */
const opened = new Set<string>();

/** Renders the open overlays, and the closed ones while they slide away. */
export function OverlayHost({
  bodies,
  children,
}: {
  bodies: Readonly<Record<string, ComponentType<{ arg: never }>>>;
  children?: ReactNode;
}) {
  const pathname = usePathname();
  // A router push or replace drops the stack from the history state without a popstate event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after each change of the page
  useEffect(rereadOverlays, [pathname]);
  // In the commit in which the router rewrites the history entry: a reload may follow at once.
  useLayoutEffect(keepInHistory);
  useEffect(() => {
    closeUnawaited();
    return onOverlaysChange(closeUnawaited);
  }, []);
  const stack = useAtomValue(overlays);
  const shown = useLeaving(stack);
  // After the commit, the dialog has closed and the focus is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after each change of the stack
  useEffect(settleResults, [stack]);
  return (
    <>
      {shown.map((entry) => {
        const Body = bodies[entry.name] as ComponentType<{ arg: unknown }> | undefined;
        if (Body === undefined) return null;
        return (
          <Level.Provider key={entry.id} value={entry}>
            <Body arg={entry.arg} />
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

/** The stack plus the closed overlays, which stay mounted until their exit animation has ended. */
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

/** Stores the scrollbar's width, so that fixed elements keep their place while an overlay hides it (dialog.css). */
function keepScrollbarWidth(): void {
  const root = document.documentElement;
  if (root.querySelector('dialog[open]') !== null) return;
  root.style.setProperty('--scrollbar', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
}

/**
 * An overlay as a native dialog: the browser provides focus trap, inertness and top layer. Escape, the back button and
 * a tap outside close the overlay if it is the top one. Rule: layout/LY4.
 */
export function OverlayFrame(props: {
  className: string;
  /** Whether a tap on the frame itself counts as a tap outside the content. */
  closesBesideContent?: boolean;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}) {
  const { id, level, leaving } = useContext(Level);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || leaving) return;
    keepScrollbarWidth();
    dialog.toggleAttribute('data-again', opened.has(id));
    opened.add(id);
    rememberOpener();
    if (!dialog.open) {
      dialog.showModal();
      hideRing(dialog);
    }
    // Closing before removal lets the browser restore the focus.
    return () => {
      dialog.close();
      returnFocus();
    };
  }, [id, leaving]);
  const leave = () => {
    if (!leaving && openOverlays().length === level) closeOverlays();
  };
  const isBeside = (event: React.MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    // A key press on a control arrives as a click at (0, 0).
    if (event.clientX === 0 && event.clientY === 0) return false;
    if (props.closesBesideContent) return true;
    const box = event.currentTarget.getBoundingClientRect();
    return (
      event.clientY < box.top || event.clientY > box.bottom || event.clientX < box.left || event.clientX > box.right
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which the dialog reports as `cancel`
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
        // At a second Escape the browser closes the dialog without a `cancel` event that can be prevented.
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
