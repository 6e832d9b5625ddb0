import type { Defect } from '@m30/api';

/** How far a defect is; the contract tells what each means. */
export type DefectState = Defect['state'];

/** How the act of transfer was signed. */
export type SigningWay = 'electronic' | 'office' | 'one-sided';
