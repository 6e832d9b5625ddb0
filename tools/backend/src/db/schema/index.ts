/** Every table; the migrations are generated from these exports. */
export * from './accounts.ts';
export * from './content.ts';
export * from './leads.ts';
export * from './objects.ts';
export * from './orders.ts';
export * from './system.ts';
