/** Every table; the migrations are generated from these exports. */
export * from './accounts.ts';
export * from './auth.ts';
export * from './baskets.ts';
export * from './content.ts';
export * from './holds.ts';
export * from './imports.ts';
export * from './leads.ts';
export * from './object-content.ts';
export * from './objects.ts';
export * from './orders.ts';
export * from './premises.ts';
export * from './resale.ts';
export * from './searches.ts';
export * from './services.ts';
export * from './system.ts';
export * from './widgets.ts';
