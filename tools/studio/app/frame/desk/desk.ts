import type { ComponentType } from 'react';
import type { IconName } from '@m30/ui-kit/icon';
import type { Right } from '../../../contract/core/rights.ts';

/** One place of work: a line of the rail with a page of its own. */
export interface Desk {
  /** Below `/studio`, without slashes. */
  path: string;
  /** One word, Russian. */
  title: string;
  /** What it is for, a Russian sentence for a newcomer. */
  about: string;
  icon: IconName;
  /** The desk is there for who has one of them; without them it is everybody's. */
  rights?: readonly Right[];
  /** A line stands before it in the rail. */
  apart?: boolean;
  /** What waits there, drawn on its place in the rail. */
  Waiting?: ComponentType;
  /** Its page, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
}
