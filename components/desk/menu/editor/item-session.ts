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
 * `failed`: nobody answered; it is tried again. Rule: menu/ME48.
 */
export type SaveState =
  | { kind: 'saved' | 'typing' | 'saving' | 'failed' | 'incomplete' }
  | { kind: 'conflict'; conflict: ItemConflict };

/** `entry`: what the server has; null: not read yet. `value`: what is typed. */
type ItemView = {
  reading: 'reading' | 'failed' | 'missing' | 'read';
  entry: MenuEntry | null;
  value: FileValue;
  state: SaveState;
  problems: readonly FieldProblem[];
};

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
  #isSaving = false;

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
    if (this.#view.entry === null) void this.#read();
    else void this.saveUnsaved();
  };

  /** Saves at once what was typed and is not saved. */
  readonly saveUnsaved = async (): Promise<void> => {
    if (menuTexts.get()[this.item] !== undefined) await this.#save();
  };

  readonly stopWaiting = (): void => clearTimeout(this.#timer);

  readonly change = (value: FileValue): void => {
    const { entry, state } = this.#view;
    if (entry === null) return;
    this.#type(value);
    if (state.kind === 'conflict') {
      this.#ask(state.conflict.theirs);
      return;
    }
    this.#show({ state: { kind: 'typing' } });
    this.#saveLater(PAUSE_MS);
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

  #saveLater(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  async #read(): Promise<void> {
    const response = await callMenu<MenuEntry>(`/items/${this.item}`);
    if (!response.ok) {
      if (response.status === UNAUTHORIZED) this.#on.onSignedOut();
      return this.#show({ reading: response.status === NOT_FOUND ? 'missing' : 'failed' });
    }
    const entry = response.value;
    const unsaved = menuTexts.get()[this.item];
    if (unsaved === undefined || jsonEqual(unsaved.value, entry.value)) {
      forgetUnsaved(this.item);
      return this.#show({ reading: 'read', entry, value: entry.value ?? {} });
    }
    // What was typed before a reload goes on from where it began, as if the page had stayed.
    const begun = { ...entry, value: unsaved.base, version: unsaved.version };
    this.#show({ reading: 'read', entry: begun, value: unsaved.value });
    await this.#save();
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
    else this.#onFailed(status);
  }

  /** After another sign-in `start` saves it; else it is tried again here. */
  #onFailed(status: number): void {
    this.#show({ state: { kind: 'failed' } });
    if (status === UNAUTHORIZED) this.#on.onSignedOut();
    else this.#saveLater(RETRY_MS);
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
