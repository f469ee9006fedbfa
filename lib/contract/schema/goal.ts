import { z } from 'zod';
import type { Goal } from '@/lib/domain/analytics/counter';
import { type Input, readInput } from './input';

export const goal = z.object({ goal: z.literal('cart finish' satisfies Goal) });

/** Validates the body of `POST /public/goals`. Rule: analytics/AY1. */
export const readGoal = (body: unknown): Input<{ goal: Goal }> => readInput(goal, body, 'goal');
