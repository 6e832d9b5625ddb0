/** How something stands: new, waiting for the buyer, under way at the company, done, stopped. */
export type StatusTone = 'new' | 'wait' | 'work' | 'done' | 'stop';
