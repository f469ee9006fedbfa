/** How far a carousel of stories has played. Rule: announcements/AN12. */

/** Milliseconds for which a story shows. */
export const STORY_MS = 10_000;
/** Milliseconds for one percent of a story's bar. */
export const STEP_MS = STORY_MS / 100;

type StoryPosition = {
  index: number;
  /** 0 to 100. */
  percent: number;
  /** The last story has played to its end, and stays. */
  isFinished: boolean;
};

/**
 * The position after a playing time in milliseconds. Counted from the whole time and not by adding steps, so that late
 * timers add up to no drift.
 */
export function storyAt(played: number, count: number): StoryPosition {
  const isFinished = played >= count * STORY_MS;
  const index = isFinished ? Math.max(0, count - 1) : Math.floor(played / STORY_MS);
  return { index, percent: isFinished ? 100 : Math.floor((played - index * STORY_MS) / STEP_MS), isFinished };
}

/** The playing time at which a story begins; before the first and after the last one nothing changes. */
export const playedAtStory = (index: number, count: number): number =>
  Math.min(Math.max(0, index), Math.max(0, count - 1)) * STORY_MS;
