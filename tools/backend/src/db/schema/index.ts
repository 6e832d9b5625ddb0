/** Every table; the migrations are generated from these exports. */
export * from './accounts.ts';
export * from './auth.ts';
export * from './content.ts';
export * from './leads.ts';
export * from './objects.ts';
export * from './orders.ts';
export * from './services.ts';
export * from './system.ts';
export * from './widgets.ts';
