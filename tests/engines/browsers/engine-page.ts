/** A page of a browser, as far as a guest touches it. Each engine has its own. */
export type EnginePage = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** A step back in the history, which need not load anything. */
  back(): Promise<unknown>;
  /** Clicks at a point of the viewport, in CSS px. */
  clickAt(x: number, y: number): Promise<unknown>;
  /** Presses the keys of a text one after the other. */
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Runs a function in the page. Argument and result must be JSON. */
  evaluate<const Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  close(): Promise<unknown>;
};

/** A browser that opens each page on a device of its own. */
export type Engine = {
  newPage(): Promise<EnginePage>;
  close(): Promise<unknown>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowRight';

/** The phone for which the screens are designed, in CSS px. */
export const PHONE = { width: 390, height: 844 };
