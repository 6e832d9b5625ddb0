import type { House } from './houses.ts';

/** What the page of a model shows before it turns. */
export interface ModelData {
  vendor: string;
  complexName: string;
  coordinate: [number, number];
  /** Paths of the model's files. */
  model: { body: string; picture: string };
  houses: House[];
  /** Ways to choose without it. */
  ways: { facade: string; chess: string; list: string };
}
