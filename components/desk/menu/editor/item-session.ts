import { forgetUnsaved, keepUnsaved, menuTexts } from '@/lib/device/desk/menu-texts';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import type { FieldProblem } from '@/lib/domain/menu-editor/field-path';
import { type FieldConflict, mergeEdits } from '@/lib/domain/menu-editor/merge-edits';
import { missingTexts } from '@/lib/domain/menu-editor/missing-texts';
import { CONFLICT, callMenu, INVALID, type MenuEntry, type MenuFailure } from '../menu-api';

/** Milliseconds after the last key until what was typed is saved. */
const PAUSE_MS = 800;
/** Milliseconds until a save that nobody answered is tried again. */
const RETRY_MS = 10_000;

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** What another person has made of the item meanwhile. `theirs.value` null: they have deleted it. */
export type ItemConflict = { theirs: MenuEntry; conflicts: readonly FieldConflict[] };

/**
 * Where what was typed stands. `incomplete`: a text that must be there is empty, or the server has refused a field.
 * `failed`: nobody answered; it is tried again. `gone`: the item is not in the menu any more. Rules: menu/ME48, menu/ME49.
 */
export type SaveState =
  | { kind: 'saved' | 'typing' | 'saving' | 'failed' | 'incomplete' | 'gone' }
  | { kind: 'conflict'; conflict: ItemConflict };

/** `entry`: what the server has; null: not read yet. `value`: what is typed. */
type ItemView = {
  reading: 'reading' | 'failed' | 'missing' | 'read';
  entry: MenuEntry | null;
  value: FileValue;
  state: SaveState;
  problems: readonly FieldProblem[];
};

/** What an item that is not in the menu any more lacks. */
const GONE = { kind: null, published: null, parent_id: null, staff: null, updated_at: null };

type Listeners = { onSaved(): void; onSignedOut(): void };

/**
 * An item while it is edited: reads it, keeps what is typed on the device until it is saved, and saves it after a pause.
 * Rules: menu/ME48, menu/ME49.
 */
export class ItemSession {
  readonly item: MenuItem;
  readonly #on: Listeners;
  #view: ItemView = { reading: 'reading', entry: null, value: {}, state: { kind: 'saved' }, problems: [] };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isSaving = false;
  #isStopped = false;

  constructor(item: MenuItem, on: Listeners) {
    this.item = item;
    this.#on = on;
  }

  readonly view = (): ItemView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the item, or saves what is not saved yet: on opening it, and after another sign-in. */
  readonly start = (): void => {
    this.#isStopped = false;
    if (this.#view.entry === null) void this.read();
    else void this.saveUnsaved();
  };

  /** Reads the item, and saves what was typed before and is not saved. */
  readonly read = async (): Promise<void> => {
    if (this.#isReading) return;
    this.#isReading = true;
    const response = await callMenu<MenuEntry>(`/items/${this.item}`);
    this.#isReading = false;
    if (response.ok) await this.#onRead(response.value);
    else this.#onUnread(response.status);
  };

  /** Saves at once what was typed and is not saved. */
  readonly saveUnsaved = async (): Promise<void> => {
    if (menuTexts.get()[this.item] !== undefined) await this.#save();
  };

  /** Tries nothing again until it is started. */
  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  /** Forgets what was typed of an item that is gone. */
  readonly giveUp = (): void => {
    this.stop();
    forgetUnsaved(this.item);
    this.#show({ reading: 'missing', entry: null, value: {}, state: { kind: 'saved' }, problems: [] });
  };

  readonly change = (value: FileValue): void => {
    const { entry, state } = this.#view;
    if (entry === null) return;
    this.#type(value);
    if (state.kind === 'conflict') {
      this.#ask(state.conflict.theirs);
      return;
    }
    this.#show({ state: { kind: 'typing' } });
    this.#startLater(PAUSE_MS);
  };

  /** Goes on with mine or theirs of what both have changed, and with what was typed since the question. */
  readonly resolve = ({ theirs }: ItemConflict, whose: 'mine' | 'theirs'): void => {
    const sides = this.#sides(theirs);
    this.#show({ entry: theirs });
    if (whose === 'theirs' && theirs.value === null) {
      forgetUnsaved(this.item);
      this.#show({ value: {}, state: { kind: 'saved' }, problems: [] });
      return;
    }
    this.#type(theirs.value === null ? sides.mine : mergeEdits(sides, whose).merged);
    void this.#save();
  };

  #show(parts: Partial<ItemView>): void {
    this.#view = { ...this.#view, ...parts };
    for (const listener of this.#listeners) listener();
  }

  /** Shows a value and keeps it on the device until it is saved. */
  #type(value: FileValue): void {
    const { entry } = this.#view;
    this.#show({ value });
    if (entry !== null) keepUnsaved(this.item, { value, base: entry.value ?? {}, version: entry.version });
  }

  #startLater(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(this.start, ms);
  }

  async #onRead(entry: MenuEntry): Promise<void> {
    const unsaved = menuTexts.get()[this.item];
    if (unsaved === undefined || jsonEqual(unsaved.value, entry.value)) {
      forgetUnsaved(this.item);
      return this.#show({ reading: 'read', entry, value: entry.value ?? {}, state: { kind: 'saved' } });
    }
    // What was typed before a reload goes on from where it began, as if the page had stayed.
    const begun = { ...entry, value: unsaved.base, version: unsaved.version };
    this.#show({ reading: 'read', entry: begun, value: unsaved.value });
    await this.#save();
  }

  /** What was typed is shown of an item that is gone too, and is tried again of one that nobody has answered. */
  #onUnread(status: number): void {
    const unsaved = menuTexts.get()[this.item];
    if (status === NOT_FOUND && unsaved !== undefined) {
      const { value, base, version } = unsaved;
      const entry = { ...GONE, item: this.item, value: base, version };
      this.#show({ reading: 'read', entry, value, state: { kind: 'gone' } });
      return;
    }
    this.#show({ reading: status === NOT_FOUND ? 'missing' : 'failed' });
    if (status === UNAUTHORIZED) this.#on.onSignedOut();
    else if (unsaved !== undefined) this.#startLater(RETRY_MS);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    const { entry, value } = this.#view;
    if (entry === null || this.#isSaving) return;
    const problems = missingTexts(this.item, value);
    if (problems.length > 0) return this.#show({ problems, state: { kind: 'incomplete' } });
    this.#isSaving = true;
    this.#show({ problems, state: { kind: 'saving' } });
    const response = await callMenu<MenuEntry>(`/items/${this.item}`, { value, version: entry.version });
    this.#isSaving = false;
    if (response.ok) this.#onSaved(response.value, value);
    else this.#onRefused(response);
  }

  #onSaved(entry: MenuEntry, sent: FileValue): void {
    this.#on.onSaved();
    this.#show({ entry });
    if (this.#view.value !== sent) {
      this.#type(this.#view.value);
      void this.#save();
      return;
    }
    forgetUnsaved(this.item);
    // Questions and choices that were new have ids now.
    this.#show({ value: entry.value ?? {}, state: { kind: 'saved' } });
  }

  #onRefused({ status, problems, current }: MenuFailure): void {
    if (status === CONFLICT && current !== null) this.#onConflict(current);
    else if (status === INVALID) this.#show({ problems, state: { kind: 'incomplete' } });
    else if (status === NOT_FOUND) this.#show({ state: { kind: 'gone' } });
    else this.#onFailed(status);
  }

  /** After another sign-in `start` saves it; else it is tried again here. */
  #onFailed(status: number): void {
    this.#show({ state: { kind: 'failed' } });
    if (status === UNAUTHORIZED) this.#on.onSignedOut();
    else this.#startLater(RETRY_MS);
  }

  #sides(theirs: MenuEntry) {
    const { entry, value } = this.#view;
    return { base: entry?.value ?? {}, mine: value, theirs: theirs.value ?? {} };
  }

  #conflictsWith(theirs: MenuEntry): readonly FieldConflict[] {
    return theirs.value === null ? [] : mergeEdits(this.#sides(theirs)).conflicts;
  }

  #ask(theirs: MenuEntry): void {
    this.#show({ state: { kind: 'conflict', conflict: { theirs, conflicts: this.#conflictsWith(theirs) } } });
  }

  #onConflict(theirs: MenuEntry): void {
    const conflicts = this.#conflictsWith(theirs);
    if (theirs.value === null || conflicts.length > 0) this.#ask(theirs);
    // Nothing that both have changed: what either has changed stays.
    else this.resolve({ theirs, conflicts }, 'mine');
  }
}
