import type { OverdueMinutes } from '@/lib/domain/desk/waiting';
import type { DeskOrder } from '../desk-api';
import type { Moves } from './use-moves';

/** What every order on the screen needs. `now` in milliseconds. */
export type OrderContext = {
  now: number;
  limits: OverdueMinutes;
  moves: Moves;
  isOffline: boolean;
  onOpen(order: DeskOrder): void;
};
